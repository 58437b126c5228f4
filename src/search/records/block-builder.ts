import { deflated } from './deflate.ts'

/** How a section of blocks is cut: of each block how many bytes it has as it lies there, and how many values. */
export type BlockShape = readonly (readonly [bytes: number, values: number])[]

/** Values as bytes, not compressed yet. */
export interface Block {
  bytes: Uint8Array
  values: number
}

/** Compressed blocks one behind another. */
export async function writeBlocks(blocks: readonly Block[]): Promise<{ bytes: Uint8Array<ArrayBuffer>; shape: BlockShape }> {
  const packed: Uint8Array<ArrayBuffer>[] = []
  for (const { bytes } of blocks) packed.push(await deflated(bytes))
  const all = new Uint8Array(packed.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const bytes of packed) {
    all.set(bytes, at)
    at += bytes.length
  }
  return { bytes: all, shape: blocks.map(({ values }, block) => [packed[block]?.length ?? 0, values] as const) }
}
