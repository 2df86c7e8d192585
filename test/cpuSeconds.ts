/** Seconds of processor time that some work takes in this process. Unlike wall time, they do not grow on a busy machine. */
export async function cpuSeconds(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}
