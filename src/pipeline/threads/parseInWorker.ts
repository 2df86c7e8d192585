import { pagePacking } from '../../disk/pagePacking.ts'
import { type SegmentWriter, segmentWriter } from '../../disk/segments.ts'
import type { MarkdownOptions } from '../../markdown/options.ts'
import { parsePage } from '../../markdown/parsePage.ts'
import type { PageText } from '../../model/page.ts'
import { markdownEngines, markdownWith } from '../markdownOptions.ts'
import type { KeyedFile } from '../pageKeys.ts'
import type { ParsedInThread, Request } from './messages.ts'

type ParseRequest = Extract<Request, { kind: 'parse' }>

/** Parses pages in a thread; their texts go to a file, and not through messages. */
export function parserInWorker(): (request: ParseRequest) => Promise<ParsedInThread[]> {
  const engines = markdownEngines()
  const writers = new Map<string, SegmentWriter>()
  return async ({ setup, files, folder, segment }) => {
    const options = await markdownWith(setup, engines)
    const writer = writers.get(segment) ?? segmentWriter(folder, segment)
    writers.set(segment, writer)
    return files.map((each) => parseTo(writer, each, options))
  }
}

function parseTo(writer: SegmentWriter, { file, key }: KeyedFile, options: MarkdownOptions): ParsedInThread {
  const { value, problems } = parsePage(file, key, options)
  return { packed: pagePacking.pack({ value: value.page, problems }), text: storedText(writer, value.text) }
}

function storedText(writer: SegmentWriter, text: PageText): ParsedInThread['text'] {
  try {
    return { kind: 'stored', place: writer.append(text) }
  } catch {
    // The text is returned instead, and the main thread reports the error if it occurs there, too.
    return { kind: 'held', text }
  }
}
