/**
 * Starts the script of the site when the page has been read and painted, so that it competes with neither; in a tab that
 * nobody sees, which is not painted, when it has been read. Its modules are asked for together, and what it says in another
 * language than English, which runs before it, or fails alone.
 * From here on the style sheet may assume that script runs; if the script cannot be loaded, the page is shown as without
 * script, but not before that is certain.
 */
export const startScript = (): string => `
root.setAttribute("data-script","");
var started=false;
function ended(){
if(window.portalgen)return;
root.removeAttribute("data-script");
if(document.readyState==="complete")scriptless();
else addEventListener("load",scriptless)}
function add(name,attributes){
var element=document.createElement(name);
for(var key in attributes)element.setAttribute(key,attributes[key]);
element.async=false;
element.onload=element.onerror=attributes.type?function(){unlessLeft(ended)}:null;
document.head.appendChild(element);
return element}
function start(){
if(started)return;
started=true;
var preloads=own.getAttribute("data-preloads"),texts=own.getAttribute("data-texts");
if(texts)add("script",{src:texts});
if(!("noModule" in add("script",{type:"module",src:own.getAttribute("data-module")})))ended();
if(preloads)preloads.split(" ").forEach(function(href){add("link",{rel:"modulepreload",href:href})})}
document.addEventListener("DOMContentLoaded",function(){
var kinds=window.PerformanceObserver&&PerformanceObserver.supportedEntryTypes||[];
if(document.hidden||early!==undefined)start();
else if(kinds.indexOf("paint")>=0)new PerformanceObserver(function(list){
if(list.getEntriesByName("first-contentful-paint").length)start()}).observe({type:"paint",buffered:true});
else requestAnimationFrame(function(){setTimeout(start)})});
`
