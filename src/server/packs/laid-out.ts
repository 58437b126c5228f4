import { PIECE_BYTES } from '#contract/packs/pieces.ts'

/** What is smaller shares a piece with others: each piece costs a question, and its hash in every manifest. */
const ALONE_BYTES = 32 * 1024
/** Numbers of any width can be read where they lie. */
const ALIGNED = 8

/** Bytes that are cut into pieces, and what stands in them: begins `at` where it does not begin with them. */
export interface Run {
  bytes: Uint8Array
  holds: { name: string; bytes: number; at?: number }[]
}

/**
 * Puts small bytes together, in their order, into runs of one piece each; what is larger is a run of its own, so that it is the same pieces
 * wherever it is the same.
 */
export function laidOut(named: readonly (readonly [name: string, bytes: Uint8Array])[]): Run[] {
  const runs: Run[] = []
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
    if (bytes.length === 0 || bytes.length >= ALONE_BYTES) {
      runs.push({ bytes, holds: [{ name, bytes: bytes.length }] })
      continue
    }
    let at = Math.ceil(end / ALIGNED) * ALIGNED
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
