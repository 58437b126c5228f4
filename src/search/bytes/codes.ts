/** Integer codes, one for each row, in the smallest integer type that holds the largest code. */
export type CodeArray = Uint8Array | Uint16Array | Uint32Array

export type CodeByteWidth = 1 | 2 | 4

export const codeWidthFor = (most: number): CodeByteWidth => (most < 0x100 ? 1 : most < 0x10000 ? 2 : 4)

/** Creates an array of codes, all 0, for values up to `most`. */
export function createCodeArray(length: number, most: number): CodeArray {
  switch (codeWidthFor(most)) {
    case 1:
      return new Uint8Array(length)
    case 2:
      return new Uint16Array(length)
    case 4:
      return new Uint32Array(length)
  }
}

export const codesToBytes = (codes: CodeArray): Uint8Array => new Uint8Array(codes.buffer, codes.byteOffset, codes.byteLength)

/** Returns a view of bytes as codes, without a copy. The bytes must be aligned to the width of a code. */
export function bytesToCodes(bytes: Uint8Array, width: CodeByteWidth): CodeArray {
  switch (width) {
    case 1:
      return bytes
    case 2:
      return new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2)
    case 4:
      return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4)
  }
}
