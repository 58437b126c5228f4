import { inflateBytes } from '#search/records/deflate.ts'
import { blockSectionNames, type RecordHeader } from '#search/records/record-builder.ts'
import { requireSection, type SegmentSections } from '#search/segment/sections.ts'

/** The header of one uncompressed DEFLATE block has a byte that marks the last block, the length, and the length inverted. */
const BLOCK_HEADER_BYTES = 5
const MAX_BLOCK_BYTES = 0xffff

/**
 * Returns the sections of records with uncompressed blocks, which are read in the same way as compressed ones. Compressors differ between
 * browsers, but the uncompressed bytes are identical everywhere, as they must be.
 */
export async function decompressRecordSections(sections: SegmentSections): Promise<Map<string, Uint8Array>> {
  const head: RecordHeader = JSON.parse(new TextDecoder().decode(requireSection(sections, 'record.head')))
  const stored = new Map(sections)
  for (const name of blockSectionNames) {
    const bytes = requireSection(sections, `record.${name}`)
    const blocks: Uint8Array[] = []
    let at = 0
    for (const [length] of head.blocks[name]) {
      blocks.push(toUncompressedDeflate(await inflateBytes(bytes.subarray(at, at + length))))
      at += length
    }
    head.blocks[name] = head.blocks[name].map(([, values], block) => [blocks[block]?.length ?? 0, values] as const)
    stored.set(`record.${name}`, concatBytes(blocks))
  }
  stored.set('record.head', new TextEncoder().encode(JSON.stringify(head)))
  return stored
}

/** Writes bytes as a DEFLATE stream without compression. */
function toUncompressedDeflate(bytes: Uint8Array): Uint8Array {
  const count = Math.max(1, Math.ceil(bytes.length / MAX_BLOCK_BYTES))
  return concatBytes(
    Array.from({ length: count }, (_, block) => {
      const part = bytes.subarray(block * MAX_BLOCK_BYTES, (block + 1) * MAX_BLOCK_BYTES)
      const out = new Uint8Array(BLOCK_HEADER_BYTES + part.length)
      const view = new DataView(out.buffer)
      view.setUint8(0, block === count - 1 ? 1 : 0)
      view.setUint16(1, part.length, true)
      view.setUint16(3, ~part.length & 0xffff, true)
      out.set(part, BLOCK_HEADER_BYTES)
      return out
    }),
  )
}

function concatBytes(runs: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(runs.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const run of runs) {
    whole.set(run, at)
    at += run.length
  }
  return whole
}
