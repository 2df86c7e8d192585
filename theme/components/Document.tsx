import type { PageProps } from '../parts.ts'

/** The frame of every page. */
export function Document({ view, parts }: PageProps) {
  const { site, head, content, sidebar } = view
  return (
    // Without script the colour mode is the default; the inline script corrects it before the first paint.
    <html lang={site.language} data-theme={site.colorMode.default}>
      <parts.Head head={head} site={site} />
      <body>
        <parts.SkipLink />
        {site.announcement && <parts.AnnouncementBar announcement={site.announcement} />}
        <parts.Navbar view={view} parts={parts} />
        <div className={`shell shell-${content.kind}${sidebar ? ' with-sidebar' : ''}`}>
          <parts.Menu view={view} parts={parts} />
          <main id="content" tabIndex={-1}>
            <parts.MovedAnchors anchors={view.movedAnchors} />
            <parts.Content view={view} parts={parts} />
          </main>
        </div>
        <parts.Footer view={view} parts={parts} />
      </body>
    </html>
  )
}
