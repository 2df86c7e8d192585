import type { PropsOf } from '../../src/model/parts.ts'
import type { SiteView } from '../../src/model/view.ts'

/** The logo and the site's title, linked to the home page. */
export function Logo({ site: { home, title, logo } }: PropsOf<'Logo'>) {
  return (
    <a className="logo" href={home}>
      {logo && <Mark {...logo} />}
      <span className="logo-title">{title}</span>
    </a>
  )
}

/** Lazy, so that the browser does not fetch the variant that is hidden. */
function Mark({ light, dark, alt, width, height }: NonNullable<SiteView['logo']>) {
  const shared = { width: width ?? 32, height: height ?? 32, loading: 'lazy', decoding: 'async' } as const
  return (
    <>
      <img className="logo-mark only-light" src={light} alt={alt} {...shared} />
      <img className="logo-mark only-dark" src={dark} alt={alt} {...shared} />
    </>
  )
}
