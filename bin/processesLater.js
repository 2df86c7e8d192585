import { whenCalled } from './loadedLater.js'

/**
 * Has the parser of the command line load what starts processes when it starts one, which no command of ours is: with the
 * network, on which that depends, it takes 4 ms of each start.
 *
 * @returns {import('esbuild').Plugin}
 */
export const processesLater = () => ({
  name: 'processes later',
  setup(build) {
    build.onResolve({ filter: /^(?:node:)?child_process$/ }, ({ importer }) =>
      /[\\/]commander[\\/]/.test(importer) ? { path: 'spawn', namespace: 'processes' } : undefined,
    )
    build.onLoad({ filter: /./, namespace: 'processes' }, ({ path }) => ({
      contents: whenCalled("'node:child_process'", [path]),
    }))
  },
})
