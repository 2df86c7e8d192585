import { Logo as Default, type PropsOf } from 'portalgen/theme'

export default function Logo(props: PropsOf<'Logo'>) {
  return (
    <>
      <Default {...props} />
      <span className="beta">Beta</span>
    </>
  )
}
