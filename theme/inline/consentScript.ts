import type { InlineTexts } from '../../src/model/texts/texts.ts'
import type { InlineScriptFacts } from '../../src/model/theme.ts'
import { languageScript } from './languageScript.ts'
import { literal } from './literal.ts'

const CONSENT_KEY = 'portalgen.consent'

/**
 * Asks the reader before anything that measures the site is loaded, and remembers the answer. Without script nothing is loaded,
 * and nothing is asked. `portalgen:consent` asks again; a second agreement loads nothing twice. Its names are its own. Styles are set as properties, which the security policy allows.
 */
export const consentScript = (scripts: InlineScriptFacts['consent'], texts: InlineTexts['consent']): string => `
(function(){
function agreed(){agreed=Object;
${scripts.map(({ code, attributes }) => (code === '' ? fileScript(attributes) : `${code};`)).join('\n')}}
function load(attributes){
var element=document.createElement("script");
for(var name in attributes)element.setAttribute(name,attributes[name]);
document.head.appendChild(element)}
function answer(value){
try{localStorage.setItem(${literal(CONSENT_KEY)},value)}catch(denied){}
if(value==="yes")agreed()}
function ask(){
var bar=document.createElement("section");
bar.className="consent";
bar.setAttribute("aria-label",${literal(texts.name)});
bar.style.cssText=${literal(BAR)};
var text=bar.appendChild(document.createElement("p"));
text.style.flex="15rem";
text.textContent=${literal(texts.question)};${languageScript('text', texts.question)}
var choices=bar.appendChild(document.createElement("div"));
choices.style.cssText=${literal(CHOICES)};
[[${literal(texts.agree)},"yes"],[${literal(texts.decline)},"no"]].forEach(function(each){
var button=choices.appendChild(document.createElement("button"));
button.textContent=each[0];${choiceLanguages(texts)}
button.className="button";
button.onclick=function(){bar.remove();answer(each[1])}});
document.body.appendChild(bar)}
var known=stored(${literal(CONSENT_KEY)});
if(known==="yes")agreed();
else if(known!=="no")document.addEventListener("DOMContentLoaded",ask);
addEventListener("portalgen:consent",ask)})();
`

const choiceLanguages = ({ agree, decline }: InlineTexts['consent']): string =>
  Object.entries({ yes: languageScript('button', agree), no: languageScript('button', decline) })
    .map(([value, code]) => (code === '' ? '' : `if(each[1]===${literal(value)}){${code}}`))
    .join('')

const BAR =
  'position:fixed;inset-block-end:1rem;inset-inline:1rem;z-index:20;display:flex;flex-wrap:wrap;gap:.75rem;align-items:center;justify-content:center;max-inline-size:40rem;margin-inline:auto;padding:.75rem 1rem;border:1px solid var(--rule-strong);border-radius:var(--radius);background:var(--raised);color:var(--text);box-shadow:var(--shadow)'
const CHOICES = 'display:flex;gap:.75rem'

const fileScript = (attributes: Record<string, string>): string =>
  `load({${Object.entries(attributes)
    .map(([name, value]) => `${literal(name)}:${literal(value)}`)
    .join(',')}});`
