import { parentPort, workerData } from 'node:worker_threads'
import { parsePage } from '../markdown/parsePage.ts'
import type { SourceFile } from '../model/page.ts'
import { type MarkdownSetup, markdownEngines, markdownWith } from './markdownOptions.ts'

/** A thread that parses the pages it is sent, some at a time, in the order of their coming. */
const setup: MarkdownSetup = workerData
const options = await markdownWith(setup, markdownEngines())
parentPort?.on('message', (files: SourceFile[]) => {
  parentPort?.postMessage(files.map((file) => parsePage(file, options)))
})
