export function Method({ name }: { name: string }) {
  return <span className={`api-method api-method-${name.toLowerCase()}`}>{name}</span>
}
