/**
 * Reloads the page, once for each tab, if the rest of the inline script is a file, the next element, and did not run: it
 * sets the theme. Whatever else is lost is noticed by the rest (`lostAssetScript`). It is judged when the page has loaded,
 * since a browser may take another file for it without an error, unless the reader is leaving, which ends what a page still loads.
 * Browsers report what they could not load. This stands on hundreds of pages, and says no more.
 */
export const lostRestScript = (): string => `
(function(){
var own=document.currentScript,leaving;
addEventListener("beforeunload",function(){leaving=true});
addEventListener("load",function(){
if(leaving||navigator.onLine===false||document.documentElement.hasAttribute("data-theme-choice"))return;
try{
var key="portalgen.lost."+own.nextElementSibling.src.replace(/.*\\//,"");
if(sessionStorage.getItem(key))return;
sessionStorage.setItem(key,"reloaded");
location.reload()}catch(denied){}})})()
`
