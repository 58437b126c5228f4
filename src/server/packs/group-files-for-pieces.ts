import { PIECE_BYTES } from '#contract/packs/pieces.ts'

/**
 * The minimum size in bytes of a file that is stored in pieces (units of download) of its own. Smaller files share a piece, because each
 * piece costs a request and a hash in every manifest.
 */
const MIN_SEPARATE_PIECE_BYTES = 32 * 1024
/** Each file starts at a multiple of this number of bytes, so that numbers of any width can be read in place. */
const ALIGNMENT_BYTES = 8

/** The bytes of one or more files, which are stored as one or more pieces. `at` is the offset of a file in these bytes. */
export interface PieceFileGroup {
  bytes: Uint8Array
  containedFiles: { name: string; bytes: number; at?: number }[]
}

/**
 * Joins small files, in the given sequence, into groups that become one piece each. A larger file is a group of its own. So equal files
 * give equal pieces.
 */
export function groupFilesForPieces(named: readonly (readonly [name: string, bytes: Uint8Array])[]): PieceFileGroup[] {
  const runs: PieceFileGroup[] = []
  let shared: { name: string; bytes: Uint8Array; offset: number }[] = []
  let end = 0
  const close = () => {
    const bytes = new Uint8Array(end)
    for (const one of shared) bytes.set(one.bytes, one.offset)
    if (shared.length > 0)
      runs.push({ bytes, containedFiles: shared.map((one) => ({ name: one.name, bytes: one.bytes.length, at: one.offset })) })
    shared = []
    end = 0
  }
  for (const [name, bytes] of named) {
    if (bytes.length === 0 || bytes.length >= MIN_SEPARATE_PIECE_BYTES) {
      runs.push({ bytes, containedFiles: [{ name, bytes: bytes.length }] })
      continue
    }
    let at = Math.ceil(end / ALIGNMENT_BYTES) * ALIGNMENT_BYTES
    if (at + bytes.length > PIECE_BYTES) {
      close()
      at = 0
    }
    shared.push({ name, bytes, offset: at })
    end = at + bytes.length
  }
  close()
  return runs
}
