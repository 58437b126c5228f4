/** Texts are encoded in UTF-8, each ended by a line feed. Line feeds inside a text become spaces. */

const textEncoder = new TextEncoder()
const textDecoder = new TextDecoder('utf-8', { ignoreBOM: true })
const LINE_FEED_BYTE = 10

export const writeTexts = (texts: readonly string[]): Uint8Array<ArrayBuffer> =>
  textEncoder.encode(texts.map((text) => `${text.replaceAll('\n', ' ')}\n`).join(''))

/** Decodes all texts of a list at once, for lists that are read completely. */
export function readTexts(bytes: Uint8Array): string[] {
  if (bytes.length === 0) return []
  const texts = textDecoder.decode(bytes).split('\n')
  texts.pop()
  return texts
}

/** Returns the byte offset of each text, and the end of the last text. */
export function textStarts(bytes: Uint8Array, count: number): Uint32Array<ArrayBuffer> {
  const starts = new Uint32Array(count + 1)
  for (let [text, at] = [1, bytes.indexOf(LINE_FEED_BYTE)]; at >= 0; text += 1) {
    starts[text] = at + 1
    at = bytes.indexOf(LINE_FEED_BYTE, at + 1)
  }
  return starts
}

/** A list of texts that decodes a text only when it is read. It holds the encoded bytes and the offset of each text. */
export class TextList {
  readonly #starts: Uint32Array

  constructor(
    private readonly bytes: Uint8Array,
    readonly length: number,
  ) {
    this.#starts = textStarts(bytes, length)
  }

  /** The bytes that the list takes. */
  get byteLength(): number {
    return this.bytes.byteLength + this.#starts.byteLength
  }

  textAt(index: number): string {
    const [from = 0, to = 1] = [this.#starts[index], this.#starts[index + 1]]
    return textDecoder.decode(this.bytes.subarray(from, to - 1))
  }
}
