/**
 * Reloads the page, once for each tab, if the rest of the inline script is a file, the next element, and did not run: it
 * sets the theme. Whatever else is lost is noticed by the rest (`lostAssetScript`). It is judged when the page has loaded,
 * since a browser may take another file for it without an error, unless the reader is leaving, which ends what a page still loads.
 */
export const lostRestScript = (): string => `
(function(){
var own=document.currentScript,leaving;
addEventListener("beforeunload",function(){leaving=true});
addEventListener("load",function(){
var rest=own.nextElementSibling.src,key="portalgen.lost."+rest.replace(/.*\\//,""),reloads=false;
if(leaving||document.documentElement.hasAttribute("data-theme-choice"))return;
try{
reloads=navigator.onLine!==false&&!sessionStorage.getItem(key);
if(reloads)sessionStorage.setItem(key,"reloaded")}catch(denied){reloads=false}
console.warn("could not load "+rest+(reloads?": reloading the page once":": showing the page without it"));
if(reloads)location.reload()})})()
`
