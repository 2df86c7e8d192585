import type { PropsOf } from '../../src/model/parts.ts'

/** The main content of the home page; its buttons lead where the navigation bar does, in the same order. */
export function HomePage({
  content: { title, titleId, tagline, body },
  view: { site, navigation, text, edit, original },
  parts,
}: PropsOf<'HomePage'>) {
  const actions = navigation.filter(({ external }) => !external)
  const language = original && { lang: original.language, dir: original.direction }
  return (
    <>
      <header className="hero">
        <div className="hero-inner">
          {site.brand !== '' && <p className="hero-brand">{site.brand}</p>}
          <h1 id={titleId} {...language}>
            {title}
          </h1>
          {tagline !== '' && <p className="hero-tagline">{tagline}</p>}
          {actions.length > 0 && (
            <ul className="hero-actions">
              {actions.map(({ label, href }, index) => (
                <li key={`${href} ${label}`}>
                  <a className={index === 0 ? 'button button-primary' : 'button'} href={href}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </header>
      {original && <parts.LanguageNotice original={original} parts={parts} />}
      <div className="home-body prose" {...language} dangerouslySetInnerHTML={{ __html: body }} />
      {text && <parts.PageActions text={text} edit={edit} parts={parts} />}
    </>
  )
}
