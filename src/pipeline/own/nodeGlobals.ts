/** What functions of Node return must be of the type that a package compares it with. */
const OF_BYTES = /(?:.Array|ArrayBuffer|DataView)$/

const TIMERS = ['setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'clearInterval', 'clearImmediate']

/** What would print where results are printed. */
const PRINTING = ['log', 'info', 'debug', 'dir', 'dirxml', 'table', 'group', 'groupCollapsed']

const { error: toStandardError } = console

/** Newer versions of Node have some of what a page has only in a browser: parts draw the same in all versions. */
const OF_BROWSERS = ['navigator', 'localStorage', 'sessionStorage']

const ENDINGS = ['exit', 'reallyExit', 'abort', 'kill']

/**
 * The globals that Node adds to those of JavaScript, for a realm. A page is drawn at once: nothing of a site may run later, or
 * end the command.
 * @param known the names of the globals that the realm has anyway
 * @param afterwards runs a function once the current code of the realm has ended
 */
export function nodeGlobals(known: string[], afterwards: unknown): PropertyDescriptorMap {
  const all: PropertyDescriptorMap = Object.getOwnPropertyDescriptors(globalThis)
  const added = Object.entries(all)
    .filter(([name]) => (!known.includes(name) || OF_BYTES.test(name)) && !OF_BROWSERS.includes(name))
    .map(([name, descriptor]): [string, PropertyDescriptor] => [name, asked(name, descriptor)])
  const refused = ENDINGS.map((name) => [name, refusing(name)])
  const ownProcess = { ...Object.fromEntries(refused), nextTick: afterwards }
  const replaced = {
    process: Object.create(process, Object.getOwnPropertyDescriptors(ownProcess)),
    console: { ...console, ...Object.fromEntries(PRINTING.map((name) => [name, toStandardError])) },
    queueMicrotask: afterwards,
    ...Object.fromEntries(TIMERS.map((name) => [name, unstarted])),
  }
  const { global: _, ...descriptors } = Object.fromEntries(added)
  return { ...descriptors, ...Object.getOwnPropertyDescriptors(replaced) }
}

/** What Node loads when it is first asked for, as `crypto`, it gives to its own global object alone, and replaces there. */
function asked(name: string, descriptor: PropertyDescriptor): PropertyDescriptor {
  if (!descriptor.get) return descriptor
  const get = (): unknown => Reflect.get(globalThis, name)
  function set(this: object, value: unknown): void {
    Object.defineProperty(this, name, { value, writable: true, enumerable: true, configurable: true })
  }
  return { get, set, enumerable: descriptor.enumerable ?? false, configurable: true }
}

/** A timer that never runs. Packages may keep one, which would also keep the command from ending. */
function unstarted(): object {
  const itself = () => timer
  const timer: object = {
    ref: itself,
    unref: itself,
    refresh: itself,
    close: itself,
    hasRef: () => false,
    [Symbol.toPrimitive]: () => 0,
  }
  return timer
}

const refusing = (name: string) => (): never => {
  throw new Error(`it calls "process.${name}", which would end the command`)
}
