// Evaluated before any module of a package is looked for: a script that imports it imports the others dynamically, or is
// started with --import.
import { join } from 'node:path'
import { requirePackages } from '../bin/packages.js'

requirePackages(join(import.meta.dirname, '..'), ['dependencies', 'devDependencies'])
