import type { OperationView } from '../../src/model/apiView.ts'

/** The guides that lead to an operation. */
export function Mentions({ mentions }: Pick<OperationView, 'mentions'>) {
  if (mentions.length === 0) return null
  return (
    <div className="api-part api-mentions">
      <h4>In the guides</h4>
      <ul>
        {mentions.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
