import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

// Once bundled, a CommonJS module that is imported on demand has a default export only; imported statically, it has names.
export { Ajv2020, formats }
