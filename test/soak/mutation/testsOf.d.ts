type Surveyed = { passes: boolean; seconds: number; called: string[] }

export function testsByReach(
  root: string,
  survey: Record<string, Surveyed>,
  seconds: number,
): (file: string, text: string) => (offset: number) => string[]

export function closestFirst(lists: string[][], secondsOf: (test: string) => number): string[]
