import { deflateBytes } from './deflate.ts'

/** The compressed length in bytes and the number of values of each block of a section. */
export type BlockSizes = readonly (readonly [bytes: number, values: number])[]

/** Serialised values of a block, before compression. */
export interface UncompressedBlock {
  bytes: Uint8Array
  valueCount: number
}

/** Compresses blocks and joins them to one section. Each block is asked for when the one before it is compressed. */
export async function compressBlocks(
  blocks: Iterable<UncompressedBlock>,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; blockSizes: BlockSizes }> {
  const packed: Uint8Array<ArrayBuffer>[] = []
  const blockSizes: [bytes: number, values: number][] = []
  for (const { bytes, valueCount } of blocks) {
    const deflated = await deflateBytes(bytes)
    packed.push(deflated)
    blockSizes.push([deflated.length, valueCount])
  }
  const all = new Uint8Array(packed.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const bytes of packed) {
    all.set(bytes, at)
    at += bytes.length
  }
  return { bytes: all, blockSizes }
}
