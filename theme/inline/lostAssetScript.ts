import { LOST_ASSET } from '../client/loadChunk.ts'
import { literal } from './literal.ts'
import { STYLES_MARK } from './stylesMark.ts'

/**
 * Reloads the page, once for each file and tab, if a style sheet or script cannot be loaded: it was most likely
 * replaced by a new deployment. After that, when offline, and if the browser denies storage, the page is shown without
 * the file. A reload counts for all that every page loads, since they are replaced together: the script, which starts
 * late, may be as lost as the style sheet. The code is inline, since the missing script may be the page's own.
 * A file of another site may be blocked by the reader, and is left alone.
 * A browser may take another file for the style sheet without an error; it is checked again when the page has loaded.
 */
export const lostAssetScript = (hasForeign: boolean): string => `
var known={};
function lost(asset){
known[asset]=true;
unlessLeft(function(){
var reloads=navigator.onLine!==false&&noted(asset);
console.warn("could not load "+asset+(reloads?": reloading the page once":": showing the page without it"));
if(reloads)location.reload()})}
function noted(asset){
try{
if(sessionStorage.getItem(keyOf(asset)))return false;
var sheet=document.querySelector("link[rel=stylesheet]");
[asset,own.getAttribute("data-module"),sheet&&sheet.href].forEach(function(file){
if(file)sessionStorage.setItem(keyOf(file),"reloaded")});
return true}catch(denied){return false}}
function keyOf(asset){return "portalgen.lost."+asset.replace(/.*\\//,"")}
addEventListener("error",function(event){
var element=event.target,asset;
if(element.rel==="stylesheet")asset=element.href;
if(element.tagName==="SCRIPT")asset=element.src;
if(asset${hasForeign ? '&&asset.indexOf(location.origin+"/")===0' : ''})lost(asset)},true);
addEventListener("load",function(){
var sheet=document.querySelector("link[rel=stylesheet]");
if(sheet&&!known[sheet.href]&&!getComputedStyle(root).getPropertyValue(${literal(STYLES_MARK)}))lost(sheet.href)});
addEventListener(${literal(LOST_ASSET)},function(event){lost(event.detail)});
`
