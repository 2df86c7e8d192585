import type { InlineTexts } from '../../src/model/texts/texts.ts'
import type { InlineScriptFacts } from '../../src/model/theme.ts'
import { languageScript } from './languageScript.ts'
import { literal } from './literal.ts'

const CONSENT_KEY = 'portalgen.consent'

/**
 * Asks the reader before anything that measures the site is loaded, and remembers the answer. Without script nothing is loaded,
 * and nothing is asked; a browser that says that its reader objects (Global Privacy Control) is not asked either. `portalgen:consent` and
 * the button in the footer ask again; a second agreement loads nothing twice, and one that is withdrawn takes the cookies along and
 * loads the page without the scripts. Its names are its own. Styles are set as properties, which the security policy allows.
 */
export const consentScript = (scripts: InlineScriptFacts['consent'], texts: InlineTexts['consent']): string => `
(function(){
var loaded;
function agreed(){
if(loaded)return;
loaded=true;
${scripts.map(({ code, attributes }) => (code === '' ? fileScript(attributes) : `${code};`)).join('\n')}}
function ask(event){
var bar=document.querySelector(".consent");
if(!bar){
document.body.prepend(bar=document.createElement("section"));
bar.className="card consent";
bar.tabIndex=-1;
bar.setAttribute("aria-label",${literal(texts.name)});
bar.style.cssText=${literal(BAR)};
var text=bar.appendChild(document.createElement("div"));
text.style.flex="15rem";
text.textContent=${literal(texts.question)};${languageScript('text', texts.question)}
var choices=bar.appendChild(document.createElement("div"));
choices.style.cssText=${literal(CHOICES)};
[[${literal(texts.agree)},"yes"],[${literal(texts.decline)},"no"]].forEach(function(each){
var button=choices.appendChild(document.createElement("button"));
button.textContent=each[0];${choiceLanguages(texts)}
button.className="button";
button.onclick=function(){
bar.remove();
if(event)event.target.focus();
try{localStorage.setItem(${literal(CONSENT_KEY)},each[1])}catch(denied){}
if(each[1]==="yes")agreed();
else if(loaded){${forgetting(scripts.flatMap(({ cookies }) => cookies))}location.reload()}}})}
if(event)bar.focus()}
function again(){
var button=document.querySelector("[data-consent]");
if(button)button.hidden=false,button.onclick=ask}
var known=stored(${literal(CONSENT_KEY)})||navigator.globalPrivacyControl;
if(known==="yes")agreed();
document.addEventListener("DOMContentLoaded",function(){again();if(!known)ask()});
addEventListener("portalgen:page",again);
addEventListener("portalgen:consent",ask)})();
`

/** Removes the cookies whose names begin so. A service may set them for the host, or for a domain that it is below. */
const forgetting = (cookies: string[]): string =>
  cookies.length === 0
    ? ''
    : `
document.cookie.split("; ").forEach(function(cookie){
if(!/^(${cookies.join('|')})/.test(cookie))return;
var end=cookie.split("=")[0]+"=;path=/;max-age=0",host=location.hostname.split(".");
document.cookie=end;
for(;host[1];host.shift())document.cookie=end+";domain="+host.join(".")});
`

const choiceLanguages = ({ agree, decline }: InlineTexts['consent']): string =>
  Object.entries({ yes: languageScript('button', agree), no: languageScript('button', decline) })
    .map(([value, code]) => (code === '' ? '' : `if(each[1]===${literal(value)}){${code}}`))
    .join('')

const BAR =
  'position:fixed;inset:auto 1rem 1rem;z-index:20;display:flex;flex-wrap:wrap;gap:.75rem;align-items:center;max-width:40rem;margin:auto;box-shadow:var(--shadow)'
const CHOICES = 'display:flex;gap:.75rem'

const fileScript = (attributes: Record<string, string>): string =>
  `add("script",{${Object.entries(attributes)
    .map(([name, value]) => `${literal(name)}:${literal(value)}`)
    .join(',')}});`
