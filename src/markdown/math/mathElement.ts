export type MathNode = MathElement | string

/** An element of MathML that may be shown, with what may be said of it. */
export type MathElement = { name: string; attributes: Record<string, string>; children: MathNode[] }
