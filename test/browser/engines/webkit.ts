import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Engine } from './engine.ts'
import { startProgram } from './startProgram.ts'
import { connectWebDriver } from './webDriver.ts'

/** Starts WebKitGTK's own browser, driven over WebDriver, on a screen that nobody sees. */
export async function startWebKit(driverPath: string, screenPath: string): Promise<Engine> {
  const screen = startProgram(screenPath, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'])
  const display = `:${await screen.find(/^\d+$/)}`
  const port = await freePort()
  const env = { DISPLAY: display, GDK_BACKEND: 'x11' }
  const driver = startProgram(driverPath, [`--port=${port}`, '--host=127.0.0.1'], env)
  const engine = await connectWebDriver(`http://127.0.0.1:${port}`)
  return {
    ...engine,
    async close() {
      for (const part of [engine, driver, screen]) await part.close()
    },
  }
}

/** The driver does not say which port it has found by itself. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port')
  return address.port
}
