import { TextList, writeTexts } from '#search/bytes/texts.ts'
import type { BlockSizes, UncompressedBlock } from './block-builder.ts'
import { BlockReader, type BlockSource, type DecodedBlock } from './blocks.ts'

/** Approximate size of a block before compression: small enough to read for one value, and large enough to compress well. */
const TARGET_BLOCK_BYTES = 64 * 1024

/** Collects values, each distinct value once, and returns an index for each. */
export class JsonValueTable {
  readonly #codeOf = new Map<string, number>()

  codeOfValue(value: unknown): number {
    const text = JSON.stringify(value)
    const code = this.#codeOf.get(text) ?? this.#codeOf.size
    this.#codeOf.set(text, code)
    return code
  }

  blocks = () => buildJsonBlocks(this.#codeOf.keys())
}

/** Splits JSON texts into blocks. Each text ends with a line feed, because JSON on one line contains none. */
export function* buildJsonBlocks(texts: Iterable<string>): Generator<UncompressedBlock, void> {
  let block: string[] = []
  let size = 0
  for (const text of texts) {
    if (size >= TARGET_BLOCK_BYTES) {
      yield { bytes: writeTexts(block), valueCount: block.length }
      block = []
      size = 0
    }
    block.push(text)
    size += text.length + 1
  }
  if (block.length > 0) yield { bytes: writeTexts(block), valueCount: block.length }
}

/** Reads a section that `buildJsonBlocks` wrote. The caller states the type of its values. */
export const readJsonBlocks = <Value>(of: BlockSource, shape: BlockSizes): BlockReader<Value> =>
  new BlockReader<Value>(of, { shape, read: readJsonBlock })

function readJsonBlock<Value>(bytes: Uint8Array, count: number): DecodedBlock<Value> {
  const texts = new TextList(bytes, count)
  return {
    byteLength: texts.byteLength,
    length: count,
    valueAt: (index) => (index < count ? JSON.parse(texts.textAt(index)) : undefined),
  }
}
