export { fieldTexts } from '../../../src/search/indexEntries.ts'
export { searchEntries, searchFiles } from '../../../src/search/searchFiles.ts'
export { openFiles, siteAt } from '../../search/memory.ts'
export { QUERIES } from '../../search/queries.ts'
