import type { FileStamp } from './outputRecord.ts'

/** The files of a step, by their paths. */
type StampedFiles = Map<string, FileStamp>

/** Which step of a build made which files of its output. */
type StepFiles = {
  /** Assigns all files that are made from now on to a step. */
  begin(key: string): void
  /** Assigns what is made from now on to no step, so that it is made again by each build. */
  beginRest(): void
  /** Makes a file of the current step. */
  put(path: string, make: () => FileStamp): void
  /** Assigns files that exist already to another step than the current one, which goes on. */
  adopt(key: string, stamps: FileStamp[]): void
  /** Whether the current step has made the file. */
  has(path: string): boolean
  /** The stamp of a file; undefined unless a step has made it. */
  stampOf(path: string): FileStamp | undefined
  /** The paths of all files. */
  paths(): string[]
  /** The files of each step. */
  record(): Record<string, FileStamp[]>
}

/** @param remove removes a file that the same step makes again */
export function stepFiles(remove: (path: string) => void): StepFiles {
  const steps = new Map<string, StampedFiles>()
  const owners = new Map<string, StampedFiles>()
  let making: StampedFiles = new Map()
  const own = (owner: StampedFiles, stamp: FileStamp): void => {
    const [path] = stamp
    owner.set(path, stamp)
    owners.set(path, owner)
  }
  const open = (key: string): StampedFiles => {
    const files: StampedFiles = new Map()
    steps.set(key, files)
    return files
  }
  return {
    begin(key) {
      making = open(key)
    },
    beginRest() {
      making = new Map()
    },
    put(path, make) {
      const owner = owners.get(path)
      if (owner && owner !== making) throw new Error(`two steps of the build write ${path}`)
      // The file may be a hard link to a file of the old site, which must not be changed.
      if (owner) remove(path)
      own(making, make())
    },
    adopt(key, stamps) {
      const step = open(key)
      for (const stamp of stamps) own(step, stamp)
    },
    has: (path) => making.has(path),
    stampOf: (path) => owners.get(path)?.get(path),
    paths: () => [...owners.keys()],
    record() {
      // If a file of a step was overwritten by another step, the record of the step no longer matches the disk.
      const whole = [...steps].filter(([, made]) => [...made.keys()].every((path) => owners.get(path) === made))
      return Object.fromEntries(whole.map(([key, made]) => [key, [...made.values()]]))
    },
  }
}
