import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from 'vitest'
import { startRecordingServer } from './recordingServer.ts'

/** A test with a server that keeps what it is sent, and with an empty folder. */
export const serverTest = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs
  .extend('server', async ({}, { onCleanup }) => {
    const server = await startRecordingServer()
    onCleanup(server.close)
    return server
  })
  // biome-ignore lint/correctness/noEmptyPattern: see above
  .extend('scratch', async ({}, { onCleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'snippets-'))
    onCleanup(() => rm(folder, { recursive: true }))
    return folder
  })
