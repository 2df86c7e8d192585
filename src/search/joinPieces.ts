/** The content of a file, and the number of bytes of each of its pieces. */
export type JoinedPieces = { content: Uint8Array; sizes: number[] }

/** A host that does not answer requests for ranges of bytes sends whole files. */
const FILE_BYTES = 256_000

/** Joins pieces to files of a bounded size, in their order; a file is larger only if a single piece is. */
export function* joinPieces(pieces: Iterable<Uint8Array>): Generator<JoinedPieces> {
  let joined: Uint8Array[] = []
  let bytes = 0
  for (const piece of pieces) {
    if (bytes > 0 && bytes + piece.length > FILE_BYTES) {
      yield fileOf(joined)
      joined = []
      bytes = 0
    }
    joined.push(piece)
    bytes += piece.length
  }
  if (joined.length > 0) yield fileOf(joined)
}

const fileOf = (pieces: Uint8Array[]): JoinedPieces => ({
  content: Buffer.concat(pieces),
  sizes: pieces.map(({ length }) => length),
})
