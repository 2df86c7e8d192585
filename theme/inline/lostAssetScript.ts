import { LOST_ASSET } from '../client/loadChunk.ts'
import { literal } from './literal.ts'

/**
 * A style sheet or script that cannot be loaded was most likely replaced by a new deployment: the page is loaded again,
 * once for each file and tab. It stands here since the script that is missing may be the page's own.
 */
export const lostAssetScript = (): string => `
function lost(asset){
console.warn("could not load "+asset+": loading the page again, once");
if(navigator.onLine===false)return;
try{
var key="portalgen.lost."+asset;
if(sessionStorage.getItem(key))return;
sessionStorage.setItem(key,"reloaded");
location.reload()}catch(denied){}}
addEventListener("error",function(event){
var element=event.target,asset;
if(element.rel==="stylesheet")asset=element.href;
if(element.tagName==="SCRIPT")asset=element.src;
if(asset)lost(asset)},true);
addEventListener(${literal(LOST_ASSET)},function(event){lost(event.detail)});
`
