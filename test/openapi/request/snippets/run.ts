import { spawn, spawnSync } from 'node:child_process'

/** Whether a program is there and does what it is asked. */
export const isThere = (command: string, ...parameters: string[]): boolean =>
  spawnSync(command, parameters, { stdio: 'ignore' }).status === 0

/** Options of Java: what runs for a second is not worth optimizing. */
export const QUICK_JAVA = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']

/** What a program writes; fails with what it says when it fails. */
export function run(command: string, parameters: string[], input = '', env: NodeJS.ProcessEnv = {}): Promise<string> {
  const child = spawn(command, parameters, { env: { ...process.env, ...env } })
  const written: Buffer[] = []
  const said: Buffer[] = []
  child.stdout.on('data', (part: Buffer) => written.push(part))
  child.stderr.on('data', (part: Buffer) => said.push(part))
  child.stdin.end(input)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(written).toString())
      else reject(new Error(`${command} ended with ${code}: ${Buffer.concat(said)}${Buffer.concat(written)}`))
    })
  })
}
