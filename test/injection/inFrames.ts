import type { Page } from 'playwright-core'

/** Writes documents into frames that are there already, of which a new one takes longer than a document. */
export const writeDocuments = (page: Page, documents: [path: string, html: string][]): Promise<void> =>
  page.evaluate(async (all) => {
    const add = async (): Promise<HTMLIFrameElement> => {
      const frame = document.createElement('iframe')
      const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }))
      frame.src = `${location.pathname}/empty/`
      document.body.append(frame)
      await loaded
      // What is written while an event is told of a document has no such event of its own.
      await new Promise((done) => setTimeout(done))
      return frame
    }
    const write = async ([path, html]: (typeof all)[number], { contentWindow: view }: HTMLIFrameElement) => {
      if (!view?.frameElement) throw new Error(`there is no frame for ${path}`)
      const loaded = new Promise((done) => view.frameElement?.addEventListener('load', done, { once: true }))
      view.name = path
      view.document.open()
      Reflect.set(view.document, 'written', path)
      view.document.write(html)
      view.document.close()
      await loaded
    }
    const there = [...document.querySelectorAll('iframe')]
    await Promise.all(all.map(async (each, index) => write(each, there[index] ?? (await add()))))
  }, documents)

/** @returns the documents that went elsewhere by themselves since they were written */
export const leftFrames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const left = [...document.querySelectorAll('iframe')].filter(
      ({ contentWindow: view }) => view && Reflect.get(view.document, 'written') !== view.name,
    )
    const names = left.map(({ contentWindow: view }) => view?.name)
    for (const frame of left) frame.remove()
    return names.map((name) => `${name} went elsewhere`)
  })

/** Opens files in frames of their own, which `closeFiles` removes. @returns those that went elsewhere by themselves */
export const openFiles = (page: Page, paths: string[]): Promise<string[]> =>
  page.evaluate(async (all) => {
    const open = async (path: string): Promise<string[]> => {
      const frame = document.createElement('iframe')
      const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }))
      frame.className = 'file'
      frame.src = path
      document.body.append(frame)
      await loaded
      const now = frame.contentWindow?.location.pathname
      return now === path ? [] : [`${path} went to ${now}`]
    }
    return (await Promise.all(all.map(open))).flat()
  }, paths)

export const closeFiles = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const frame of document.querySelectorAll('.file')) frame.remove()
  })
