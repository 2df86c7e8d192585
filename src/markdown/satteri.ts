/** All that is used of the package, so that the rest of it is not bundled. */
export { markdownToMdast } from 'satteri'
