import type { PropsOf } from '../../src/model/parts.ts'

/** The frame of every page. */
export function Document({ view, parts }: PropsOf<'Document'>) {
  const { site, head, content, sidebar } = view
  return (
    // Without script the colour mode is the default; the inline script corrects it before the first paint.
    <html lang={site.language} dir={site.direction} data-theme={site.colorMode.default}>
      <parts.Head head={head} site={site} parts={parts} />
      <body>
        <parts.SkipLink parts={parts} />
        {site.announcement && <parts.AnnouncementBar announcement={site.announcement} parts={parts} />}
        <parts.Navbar view={view} parts={parts} />
        <div className={`shell shell-${content.kind}${sidebar ? ' with-sidebar' : ''}`}>
          <parts.Menu view={view} parts={parts} />
          <main id="__content" tabIndex={-1}>
            <parts.MovedAnchors anchors={view.movedAnchors} parts={parts} />
            <parts.Content view={view} parts={parts} />
          </main>
        </div>
        {content.kind !== 'api' && <parts.StyleSheet href={site.styles} parts={parts} />}
        <parts.Footer view={view} parts={parts} />
      </body>
    </html>
  )
}
