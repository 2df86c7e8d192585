import { ANNOUNCEMENT_KEY } from '../islands/storage.ts'
import { literal } from './literal.ts'

/** Hides the announcement that was dismissed. It compares the id, so that a new announcement shows at once. */
export const announcementScript = (id: string): string =>
  `if(stored(${literal(ANNOUNCEMENT_KEY)})===${literal(id)})root.setAttribute("data-announcement","dismissed");`
