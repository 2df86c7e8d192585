import { Navbar as Default, type PropsOf } from 'portalgen/theme'

export default function Navbar(props: PropsOf<'Navbar'>) {
  return (
    <div className="pier">
      <Default {...props} />
    </div>
  )
}
