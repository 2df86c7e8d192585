/**
 * The state of all that a site was read from: what changes with each file and folder, by their paths from the root, and the
 * state of its history.
 */
export type Inputs = { stamps: [path: string, stamp: string][]; history: string }
