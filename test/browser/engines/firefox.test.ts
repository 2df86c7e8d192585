import { findPrograms } from './findPrograms.ts'
import { startFirefox } from './firefox.ts'
import { walkMainPaths } from './walkMainPaths.ts'

const { paths, missing } = findPrograms('firefox-esr')

walkMainPaths('Firefox ESR', missing, () => startFirefox(paths['firefox-esr']))
