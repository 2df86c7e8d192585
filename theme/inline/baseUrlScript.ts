import { cut, type InlineTexts } from '../../src/model/texts/texts.ts'
import { languageScript } from './languageScript.ts'
import { literal } from './literal.ts'
import { STYLES_MARK } from './stylesMark.ts'

/**
 * The banner for a wrong base URL. It shows when the script has failed and all else is loaded: by then the style sheet has
 * been loaded or has failed, too, however slow the network. Styles are set by script, which the security policy allows in properties only; text is set
 * as text.
 *
 * After a reload, as for a lost asset, the browser scrolls to the element that was at the top of the window, which the
 * banner has just moved down: without scroll anchoring it keeps to the offset. The banner is sticky for readers who come
 * back to a place further down, or to the address of a heading.
 */
export const baseUrlScript = (configured: string, texts: InlineTexts['baseUrl']): string => `
function scriptless(){
if(getComputedStyle(root).getPropertyValue(${literal(STYLES_MARK)}))return;
var suggested=location.pathname.replace(/index[.]html$/,"").replace(/[/]?$/,"/");
function put(parent,name,text,style){
var element=document.createElement(name);
if(text)element.textContent=text;
element.style.cssText=style;
parent.appendChild(element);
return element}
var banner=put(document.createElement("div"),"div","","border:4px solid #b3261e;background:#fff4e5;color:#1d1b16;font:18px/1.5 sans-serif;margin:16px;padding:16px 20px;position:sticky;top:0;box-sizing:border-box;max-height:80vh;overflow:auto");
banner.id="__portalgen-base-url-banner";
banner.setAttribute("role","alert");${languageScript('banner', texts.title)}
put(banner,"p",${literal(texts.title)},"font:bold 26px/1.3 sans-serif;margin:0 0 8px");
put(banner,"p",${literal(texts.reason)},"margin:0 0 8px");
var now=put(banner,"p",${before(texts.configured)},"margin:0 0 4px");
put(now,"code",${literal(configured)},"");${after('now', texts.configured)}${configured === '/' ? append('now', ` ${texts.isDefault}`) : ''}
var hint=put(banner,"p",${before(texts.suggested)},"margin:0");
put(hint,"code",suggested,"");${after('hint', texts.suggested)}
root.style.overflowAnchor="none";
document.body.insertBefore(banner,document.body.firstChild)}
`

/** What stands before the address in a text. */
const before = (text: string): string => literal(cut(text)[0] ?? '')

/** Appends what stands after it, if anything does. */
function after(parent: string, text: string): string {
  const rest = cut(text)[2] ?? ''
  return rest === '' ? '' : append(parent, rest)
}

const append = (parent: string, text: string): string =>
  `\n${parent}.appendChild(document.createTextNode(${literal(text)}));`
