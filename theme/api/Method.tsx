/** The method of a request; search results show it as the reference does. */
export function Method({ name }: { name: string }) {
  return <span className={`api-method api-method-${name.toLowerCase()}`}>{name}</span>
}
