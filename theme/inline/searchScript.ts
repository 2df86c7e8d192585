import { EARLY_WORDS } from '../client/earlySearch.ts'
import { literal } from './literal.ts'

/**
 * Starts the script of the site for readers who ask for the search before it is there, and keeps what they type until then.
 * `lazySearch` says what the keys mean; this is as much of it as the fields of a page without script need.
 */
export const searchScript = (): string => `
var early;
function keep(event,words){
if(window.portalgen||!root.hasAttribute("data-script"))return;
event.preventDefault();
root.setAttribute(${literal(EARLY_WORDS)},early=words);
if(document.readyState!=="loading")start()}
addEventListener("keydown",function(event){
var key=event.key,asked=early!==undefined;
if(event.altKey)return;
if(event.ctrlKey||event.metaKey){if(key==="k")keep(event,"")}
else if(asked?key&&!key[1]:key==="/"&&!/^(IN|SEL|TEXT)/.test(event.target.tagName))keep(event,asked?early+key:"")});
addEventListener("click",function(event){
if(event.target.closest("[data-search]"))keep(event,"")});
`
