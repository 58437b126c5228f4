import { PIECE_BYTES } from '#contract/packs/pieces.ts'

/**
 * The minimum size in bytes of a file that gets pieces of its own. Smaller files share a piece, because each piece costs a request and a
 * hash in every manifest.
 */
const MIN_OWN_PIECE_BYTES = 32 * 1024
/** Each file starts at a multiple of this number of bytes, so that numbers of any width can be read in place. */
const ALIGNMENT_BYTES = 8

/** Bytes that become one or more pieces, and the files that they contain. `at` is the position of a file in the bytes. */
export interface PieceRun {
  bytes: Uint8Array
  holds: { name: string; bytes: number; at?: number }[]
}

/**
 * Joins small files, in order, into groups (runs) of one piece each. A larger file is a group of its own. So equal files give equal pieces.
 */
export function layOutPieces(named: readonly (readonly [name: string, bytes: Uint8Array])[]): PieceRun[] {
  const runs: PieceRun[] = []
  let shared: { name: string; bytes: Uint8Array; at: number }[] = []
  let end = 0
  const close = () => {
    const bytes = new Uint8Array(end)
    for (const one of shared) bytes.set(one.bytes, one.at)
    if (shared.length > 0) runs.push({ bytes, holds: shared.map((one) => ({ name: one.name, bytes: one.bytes.length, at: one.at })) })
    shared = []
    end = 0
  }
  for (const [name, bytes] of named) {
    if (bytes.length === 0 || bytes.length >= MIN_OWN_PIECE_BYTES) {
      runs.push({ bytes, holds: [{ name, bytes: bytes.length }] })
      continue
    }
    let at = Math.ceil(end / ALIGNMENT_BYTES) * ALIGNMENT_BYTES
    if (at + bytes.length > PIECE_BYTES) {
      close()
      at = 0
    }
    shared.push({ name, bytes, at })
    end = at + bytes.length
  }
  close()
  return runs
}
