/** Makes names unique: one that is taken gets a number (`-2`). Thousands of them may be alike. */
export function freeNames(): (wanted: string) => string {
  const taken = new Set<string>()
  const numbers = new Map<string, number>()
  return (wanted) => {
    let name = wanted
    let number = numbers.get(wanted) ?? 1
    while (taken.has(name)) name = `${wanted}-${++number}`
    numbers.set(wanted, number)
    taken.add(name)
    return name
  }
}
