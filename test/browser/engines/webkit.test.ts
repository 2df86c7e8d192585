import { findPrograms } from './findPrograms.ts'
import { walkMainPaths } from './walkMainPaths.ts'
import { startWebKit } from './webkit.ts'

const { paths, missing } = findPrograms('WebKitWebDriver', 'Xvfb')

walkMainPaths('WebKitGTK', missing, () => startWebKit(paths.WebKitWebDriver, paths.Xvfb))
