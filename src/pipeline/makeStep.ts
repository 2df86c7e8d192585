import { withPolicy } from '../assets/filePolicy.ts'
import type { Staging } from '../disk/outputFolder.ts'
import type { TextStore } from '../disk/textStore.ts'
import type { Asset } from '../model/asset.ts'
import type { OutputFile } from '../model/output.ts'
import { LLMS_TXT, llmsFile, textFileOf } from '../model/route.ts'
import { siteAt } from '../model/siteLanguages.ts'
import type { Renderer } from '../render/renderer.ts'
import { siteFiles } from '../render/siteFiles.ts'
import { searchFiles } from '../search/searchFiles.ts'
import { llmsFullTxt } from '../text/llmsFullTxt.ts'
import { llmsTxt } from '../text/llmsTxt.ts'
import type { OutputStep } from './outputPlan.ts'
import { pageFiles } from './pageFiles.ts'

/** Where files are written, and what earlier builds kept for them. */
type StepPlaces = { staging: Staging; texts: TextStore }

/** Generates the files of a step in this thread, with a turn for others after each file of a search, which takes longest. */
export function* makeStep(step: OutputStep, renderer: Renderer, { staging, texts }: StepPlaces): Generator<void, void> {
  staging.begin(step.key)
  if (step.kind === 'asset') publish(step.asset, staging)
  else if (step.kind === 'llms') writeLlms(step, renderer, staging)
  else if (step.kind === 'search') {
    const kept = { ...texts.search, take: staging.take }
    for (const file of searchFiles(renderer.site, kept, step.scope)) {
      staging.write(file)
      yield
    }
  } else for (const file of filesOf(step, renderer)) staging.write(file)
}

function filesOf(
  step: Exclude<OutputStep, { kind: 'asset' | 'llms' | 'search' }>,
  renderer: Renderer,
): Iterable<OutputFile> {
  switch (step.kind) {
    case 'page':
      return pageFiles(renderer, step.route)
    case 'file':
      return [step.file]
    case 'site':
      return siteFiles(renderer)
  }
}

function publish(asset: Asset, staging: Staging): void {
  const { guard, path } = asset
  if (guard?.kind === 'cleaned') staging.write({ path, content: guard.text })
  else if (guard?.kind !== 'withheld') staging.copy(asset, guard && withPolicy)
}

function writeLlms({ file, root }: OutputStep & { kind: 'llms' }, renderer: Renderer, staging: Staging): void {
  const site = siteAt(renderer.site, root)
  const path = llmsFile(file, { root })
  if (file === LLMS_TXT) staging.write({ path, content: llmsTxt(site) })
  else
    staging.join(
      path,
      llmsFullTxt(site, (route) => ({ file: textFileOf(route, site.config) })),
    )
}
