import { spawnSync } from 'node:child_process'
import { readFileSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PROGRAM, packageRoot, run } from '../cli/portalgen.ts'
import { siteIn } from './fullSite.ts'

/** What a command and the processes that it started did to the world around them. */
export type Trace = {
  programs: string[]
  connections: string[]
  reads: string[]
  writes: string[]
  code: number | null
}

export const canTrace = (): boolean => spawnSync('strace', ['-qq', '-o', '/dev/null', 'true']).status === 0

const CALLS =
  'trace=network,execve,open,openat,creat,mkdir,rename,renameat,renameat2,unlink,unlinkat,link,linkat,symlink,rmdir'

/** What ends a command that serves, after it has had the time to start. */
const AFTER_A_WHILE = ['timeout', '--signal=INT', '10']

/** The code that Node has compiled is kept elsewhere; here, that would be a write. */
const KEEPS_NOTHING = { NODE_DISABLE_COMPILE_CACHE: '1' }

/** Runs a command on a site under `strace`. */
export function trace(repository: string, args: string[]): Trace {
  const root = siteIn(realpathSync(repository))
  const log = join(repository, 'strace.log')
  const command = [...(/^(?:serve|preview)$/.test(args[0] ?? '') ? AFTER_A_WHILE : []), process.execPath, PROGRAM]
  const { code } = run('strace', ['-f', '-qq', '-y', '-e', CALLS, '-o', log, ...command, ...args], root, KEEPS_NOTHING)
  const lines = readFileSync(log, 'utf8').split('\n')
  const found: Trace = { programs: [], connections: [], reads: [], writes: [], code }
  for (const line of lines) {
    const [, call = '', rest = ''] = /^\d+\s+(\w+)\((.*)$/.exec(line) ?? []
    // What failed did nothing, but an attempt at a connection is one.
    if (/= -1 /.test(rest) && call !== 'connect') continue
    const paths = [...rest.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, path = '']) => resolve(root, path))
    if (call === 'execve') found.programs.push(paths[0] ?? '')
    else if (call === 'connect' || call === 'sendto') found.connections.push(rest)
    else if (/^open/.test(call) && !/O_WRONLY|O_RDWR|O_CREAT/.test(rest)) found.reads.push(...paths)
    else if (!OF_SERVERS.includes(call)) found.writes.push(...paths)
  }
  return found
}

/** What Node, git and the system read by themselves: libraries, certificates, what they are configured with. */
const OF_THE_SYSTEM = /^\/(?:lib|lib64|usr|proc|sys|dev|etc)(?:\/|$)|\/\.(?:gitconfig|config\/git)/

/** Calls that open a server, which connects to nobody. */
const OF_SERVERS = ['socket', 'bind', 'listen', 'getsockname', 'setsockopt', 'socketpair', 'shutdown']

export const OUTPUT = [/^dist(?:\/|$)/, /^\.dist\.portalgen-/, /^\.portalgen(?:\/|$)/]

/** What a command did that none has to do: other programs, any connection, reads and writes elsewhere. */
export function strayIn(
  { programs, connections, reads, writes }: Trace,
  repository: string,
  output = OUTPUT,
): string[] {
  const real = realpathSync(repository)
  const places = [packageRoot, realpathSync(join(packageRoot, 'node_modules')), real]
  const isOurs = (path: string): boolean => places.some((each) => path === each || path.startsWith(`${each}/`))
  const isOutput = (path: string): boolean => {
    const name = path.startsWith(`${siteIn(real)}/`) ? path.slice(siteIn(real).length + 1) : ''
    return output.some((each) => each.test(name)) || path.startsWith('/proc/self/fd/')
  }
  return [
    ...programs.filter((path) => !/\/(?:node|git|esbuild|timeout)$/.test(path)).map((path) => `starts ${path}`),
    ...connections.filter((call) => !call.includes('.dist.portalgen-')).map((call) => `connects ${call}`),
    ...reads
      .filter((path) => path.endsWith('secret.txt') || !(isOurs(path) || OF_THE_SYSTEM.test(path)))
      .map((path) => `reads ${path}`),
    ...writes.filter((path) => !isOutput(path) && path !== '/dev/null').map((path) => `writes ${path}`),
  ]
}
