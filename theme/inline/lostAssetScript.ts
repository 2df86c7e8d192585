import { LOST_ASSET } from '../client/loadChunk.ts'
import { literal } from './literal.ts'

/**
 * A style sheet or script that cannot be loaded was most likely replaced by a new deployment: the page is loaded again,
 * once for each file and tab. After that, offline, and where the browser denies storage, it is shown without the file.
 * The code stands here since the script that is missing may be the page's own.
 */
export const lostAssetScript = (): string => `
function lost(asset){
var reloads=navigator.onLine!==false&&noted(asset);
console.warn("could not load "+asset+(reloads?": loading the page again, once":": showing the page without it"));
if(reloads)location.reload()}
function noted(asset){
try{
var key="portalgen.lost."+asset;
if(sessionStorage.getItem(key))return false;
sessionStorage.setItem(key,"reloaded");
return true}catch(denied){return false}}
addEventListener("error",function(event){
var element=event.target,asset;
if(element.rel==="stylesheet")asset=element.href;
if(element.tagName==="SCRIPT")asset=element.src;
if(asset)lost(asset)},true);
addEventListener(${literal(LOST_ASSET)},function(event){lost(event.detail)});
`
