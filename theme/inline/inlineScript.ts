import type { InlineScriptFacts } from '../../src/model/theme.ts'
import { ANNOUNCEMENT_KEY } from '../islands/storage.ts'
import { addressScript } from './addressScript.ts'
import { baseUrlScript } from './baseUrlScript.ts'
import { colorModeScript } from './colorModeScript.ts'
import { consentScript } from './consentScript.ts'
import { fontScript } from './fontScript.ts'
import { leavingScript } from './leavingScript.ts'
import { literal } from './literal.ts'
import { lostAssetScript } from './lostAssetScript.ts'
import { lostRestScript } from './lostRestScript.ts'
import { searchScript } from './searchScript.ts'
import { startScript } from './startScript.ts'

// ES5 without a build step: it has to run in browsers that cannot run the rest, and the Content-Security-Policy
// contains its hash.

/** Returns the code that runs before the first paint, for the facts of a page. */
export function inlineScript(facts: InlineScriptFacts): string {
  const { part, files, announcementId, colorMode, baseUrlBanner, addresses, hasFont, hasForeign, consent, texts } =
    facts
  if (part === 'lookout') return inOneLine([lostRestScript()])
  const always = [
    '(function(){var root=document.documentElement,own=',
    ownElement(part),
    part === 'rest' ? sharedAttributes(files) : '',
    leavingScript(),
    lostAssetScript(hasForeign),
    'function stored(key){try{return localStorage.getItem(key)}catch(denied){return null}}',
    addresses ? addressScript(addresses) : '',
    startScript(),
    searchScript(),
    colorModeScript(colorMode),
    hasFont ? fontScript() : '',
    announcementId === undefined ? '' : announcementScript(announcementId),
  ]
  return [
    inOneLine(always),
    consent.length === 0 ? '' : consentScript(consent, texts.consent),
    baseUrlBanner ? baseUrlScript(baseUrlBanner.configured, texts.baseUrl) : NOTHING_MORE,
    '})()',
  ].join('')
}

/** Every page has this code. Its statements end with a semicolon or a brace, and need no line ends, unlike the site's own. */
const inOneLine = (code: string[]): string => code.join('').replaceAll('\n', '')

/** The element that names the script of the site. In pages that share the rest as a file, it stands before that. */
const ownElement = (part: InlineScriptFacts['part']): string =>
  part === 'rest' ? 'document.querySelector("script[data-module]");' : 'document.currentScript;'

/** Gives that element the attributes that pages with all of this script have. */
const sharedAttributes = ({ preloads, font }: InlineScriptFacts['files']): string =>
  [
    ...(preloads.length > 0 ? [`own.setAttribute("data-preloads",${literal(preloads.join(' '))});`] : []),
    ...(font === undefined ? [] : [`own.setAttribute("data-font",${literal(font)});`]),
  ].join('')

/** The end of what is done where the script of the site cannot be loaded. */
const NOTHING_MORE = 'function scriptless(){}'

/** Hides the announcement that was dismissed. It compares the id, so that a new announcement shows at once. */
const announcementScript = (id: string): string =>
  `if(stored(${literal(ANNOUNCEMENT_KEY)})===${literal(id)})root.setAttribute("data-announcement","dismissed");`
