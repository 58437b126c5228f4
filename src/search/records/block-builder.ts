import { deflateBytes } from './deflate.ts'

/** The compressed length in bytes and the number of values of each block of a section. */
export type BlockSizes = readonly (readonly [bytes: number, values: number])[]

/** Serialised values of a block, before compression. */
export interface UncompressedBlock {
  bytes: Uint8Array
  valueCount: number
}

/** Compresses blocks and joins them to one section. */
export async function compressBlocks(
  blocks: readonly UncompressedBlock[],
): Promise<{ bytes: Uint8Array<ArrayBuffer>; blockSizes: BlockSizes }> {
  const packed: Uint8Array<ArrayBuffer>[] = []
  for (const { bytes } of blocks) packed.push(await deflateBytes(bytes))
  const all = new Uint8Array(packed.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const bytes of packed) {
    all.set(bytes, at)
    at += bytes.length
  }
  return { bytes: all, blockSizes: blocks.map(({ valueCount }, block) => [packed[block]?.length ?? 0, valueCount] as const) }
}
