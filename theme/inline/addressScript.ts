import type { InlineScriptFacts } from '../../src/model/theme.ts'
import { literal } from './literal.ts'

/**
 * Leads an address inside a reference on to the page that has its id, before the first page of the reference is there. The
 * files are those of `addressShard`. What they do not have is left to the script of the site. A page that is left is hidden:
 * a slow phone would lay out its list of operations for a second before it begins with the next page.
 */
export const addressScript = ({ folder, count }: NonNullable<InlineScriptFacts['addresses']>): string => `
function lead(){
var id="",sum=0,at=0;
try{id=decodeURIComponent(location.hash.slice(1))}catch(malformed){}
var part=id.replace(/^(?:tag\\/[^/]*\\/)?(operation|tag|schema)s?\\//,"$1-").replace(/^about-|~.*$/g,""),name=part.split(".")[0];
if(!name||part.indexOf("/")>=0||!window.fetch)return;
for(;at<name.length;at++)sum=(sum*31+name.charCodeAt(at))%${count};
fetch(${literal(folder)}+sum+".json").then(function(response){return response.json()}).then(function(pages){
var wanted=id.indexOf("/")<0?id:part;
for(;part;part=part.slice(0,Math.max(0,part.lastIndexOf("."))))
if(typeof pages[part]==="string"){
if(pages[part]===location.pathname)return;
root.hidden=true;
setTimeout(function(){root.hidden=false},5000);
return location.replace(pages[part]+"#"+encodeURIComponent(wanted))}
})["catch"](function(){})}
lead();
`
