import type { PropsOf } from '../../src/model/parts.ts'
import { languageOf } from './languageOf.ts'

/** The main content of the home page or of a landing page; without buttons of its own it has those of the header. */
export function HomePage({ content, view, parts }: PropsOf<'HomePage'>) {
  const { features, body } = content
  const { original } = view
  const language = languageOf(original)
  return (
    <>
      <Hero content={content} view={view} parts={parts} />
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

function Hero({ content, view, parts }: PropsOf<'HomePage'>) {
  const { title, titleId, brand, text: line, tagline, isSiteTagline, image } = content
  const language = languageOf(view.original)
  return (
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
        <Buttons content={content} view={view} parts={parts} />
      </div>
      {image && <Pictures image={image} />}
    </header>
  )
}

/** Of two pictures, browsers load the one of the colour mode, since pictures that are not shown are lazy. */
function Pictures({ image: { dark, alt, ...light } }: { image: NonNullable<PropsOf<'HomePage'>['content']['image']> }) {
  if (!dark) return <img className="hero-image" {...light} alt={alt} />
  return (
    <>
      <img className="hero-image only-light" {...light} alt={alt} loading="lazy" />
      <img className="hero-image only-dark" {...dark} alt={alt} loading="lazy" />
    </>
  )
}

function Buttons({ content: { actions }, view: { navigation, original } }: PropsOf<'HomePage'>) {
  const links = navigation.filter(({ external }) => !external)
  const buttons = actions ?? links.map((link) => ({ ...link, icon: undefined }))
  if (buttons.length === 0) return null
  return (
    <ul className="hero-actions" {...(actions && languageOf(original))}>
      {buttons.map(({ label, href, icon }, index) => (
        <li key={`${href} ${label}`}>
          <a className={index === 0 ? 'button button-primary' : 'button'} href={href}>
            {icon !== undefined && <span className="button-icon" dangerouslySetInnerHTML={{ __html: icon }} />}
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
