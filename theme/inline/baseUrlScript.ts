import { literal } from './literal.ts'
import { STYLES_MARK } from './stylesMark.ts'

/**
 * The banner for a wrong base URL. It shows when the script has failed and all else is loaded: by then the style sheet has
 * been loaded or has failed, too, however slow the network. Styles are set as properties, which the security policy allows; text is set
 * as text.
 *
 * After a reload, as for a lost asset, the browser scrolls to the element that was at the top of the window, which the
 * banner has just moved down: without scroll anchoring it keeps to the offset. The banner is sticky for readers who come
 * back to a place further down, or to the address of a heading.
 */
export const baseUrlScript = (configured: string): string => `
function scriptless(){
if(getComputedStyle(root).getPropertyValue(${literal(STYLES_MARK)}))return;
var path=location.pathname.replace(/index[.]html$/,"");
var suggested=path.charAt(path.length-1)==="/"?path:path+"/";
function put(parent,name,text,styles){
var element=document.createElement(name);
if(text)element.textContent=text;
for(var key in styles)element.style[key]=styles[key];
parent.appendChild(element);
return element}
var banner=put(document.createElement("div"),"div","",{border:"4px solid #b3261e",background:"#fff4e5",color:"#1d1b16",font:"18px/1.5 sans-serif",margin:"16px",padding:"16px 20px",position:"sticky",top:"0",boxSizing:"border-box",maxHeight:"80vh",overflow:"auto"});
banner.id="__portalgen-base-url-banner";
banner.setAttribute("role","alert");
put(banner,"p","Your site did not load properly",{font:"bold 26px/1.3 sans-serif",margin:"0 0 8px"});
put(banner,"p","Neither its style sheet nor its script could be loaded. The most common reason is a wrong base URL.",{margin:"0 0 8px"});
var now=put(banner,"p","Configured base URL: ",{margin:"0 0 4px"});
put(now,"code",${literal(configured)});
if(${literal(configured)}==="/")now.appendChild(document.createTextNode(" (the default)"));
var hint=put(banner,"p","Suggested base URL: ",{margin:"0"});
put(hint,"code",suggested);
root.style.overflowAnchor="none";
document.body.insertBefore(banner,document.body.firstChild)}
`
