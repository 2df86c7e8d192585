export type MathNode = MathElement | string

/** An element of MathML that may be shown, with the attributes that it may have. */
export type MathElement = { name: string; attributes: Record<string, string>; children: MathNode[] }
