/** When a report was made, and how long that took. */
export type ReportTime = { made: Date; milliseconds: number }

/** The time of the process. */
export const processTime = (): ReportTime => ({ made: new Date(), milliseconds: performance.now() })
