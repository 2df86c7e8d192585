import { FAMILY, FONT_KEY, WEIGHTS } from '../fonts/face.ts'
import { literal } from './literal.ts'

/**
 * Adds the font that a page before this one has kept. Its bytes are at hand, so that the first paint shows it, which waits for
 * nothing and moves nothing later. Whatever fails here, the page does without the font.
 */
export const fontScript = (): string => `
try{
var name=own.getAttribute("data-font")+" ",kept=stored(${literal(FONT_KEY)});
if(kept&&kept.indexOf(name)===0){
for(var bytes=new Uint8Array(kept.length-name.length),at=0;at<bytes.length;at++)bytes[at]=kept.charCodeAt(name.length+at);
document.fonts.add(new FontFace(${literal(FAMILY)},bytes,{weight:${literal(WEIGHTS)}}))}
}catch(unable){}
`
