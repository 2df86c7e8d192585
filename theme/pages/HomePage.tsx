import type { PropsOf } from '../../src/model/parts.ts'

/** The main content of the home page or of a landing page; without buttons of its own it has those of the header. */
export function HomePage({
  content: { title, titleId, brand, text: line, tagline, isSiteTagline, image, actions, features, body },
  view,
  parts,
}: PropsOf<'HomePage'>) {
  const { navigation, original } = view
  const links = navigation.filter(({ external }) => !external)
  const buttons = actions ?? links.map((link) => ({ ...link, icon: undefined }))
  const language = original && { lang: original.language, dir: original.direction }
  return (
    <>
      <header className={image ? 'hero hero-pictured' : 'hero'}>
        <div className="hero-inner">
          {brand !== '' && <p className="hero-brand">{brand}</p>}
          <h1 id={titleId} {...language}>
            {title}
          </h1>
          {line !== '' && (
            <p className="hero-text" {...language}>
              {line}
            </p>
          )}
          {tagline !== '' && (
            <p className="hero-tagline" {...(isSiteTagline ? undefined : language)}>
              {tagline}
            </p>
          )}
          {buttons.length > 0 && (
            <ul className="hero-actions" {...(actions && language)}>
              {buttons.map(({ label, href, icon }, index) => (
                <li key={`${href} ${label}`}>
                  <a className={index === 0 ? 'button button-primary' : 'button'} href={href}>
                    {icon !== undefined && <span className="button-icon" dangerouslySetInnerHTML={{ __html: icon }} />}
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        {image && (
          <img className="hero-image" src={image.src} alt={image.alt} width={image.width} height={image.height} />
        )}
      </header>
      {view.versions && <parts.VersionBanner versions={view.versions} parts={parts} />}
      {original && <parts.LanguageNotice original={original} parts={parts} />}
      {features.length > 0 && (
        <div className="home-features" {...language}>
          <parts.Cards cards={features} parts={parts} />
        </div>
      )}
      <div className="home-body prose" {...language} dangerouslySetInnerHTML={{ __html: body }} />
      <div className="home-features">
        <parts.PageActions view={view} parts={parts} />
      </div>
    </>
  )
}
