/** What a module of Python declares, as far as documentation shows it. */
export type PythonObject = PythonModule | PythonClass | PythonFunction | PythonAttribute

type Named = { name: string; docstring: string | undefined }

export type PythonModule = Named & {
  kind: 'module'
  members: PythonObject[]
  /** The names that it imports, each with what it stands for: `..package.Name`. */
  imports: ReadonlyMap<string, string>
  /** The modules of which it imports all names. */
  wholeImports: string[]
}

export type PythonClass = Named & { kind: 'class'; bases: string[]; members: PythonObject[] }

export type PythonFunction = Named & {
  kind: 'function'
  isAsync: boolean
  /** Without their arguments: `property`, `x.setter`. */
  decorators: string[]
  parameters: PythonParameter[]
  returns: string | undefined
}

export type PythonAttribute = Named & { kind: 'attribute'; type: string | undefined; value: string | undefined }

/** Stars belong to the name; what is no name, as `/`, has one all the same. */
export type PythonParameter = { name: string; type: string | undefined; value: string | undefined }
