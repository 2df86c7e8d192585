import type { Files } from '../disk/folder.ts'

/** The smallest site that builds without a problem. */
export const SITE: Files = {
  'content/site.yaml': 'title: Portal\nurl: https://developer.example.com\n',
  'content/index.md': '# Home\n\nGo to [the guide](./guide.md).\n',
  'content/guide.md': '# Guide\n\nText.\n',
}
