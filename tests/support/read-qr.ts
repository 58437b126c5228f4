/** The pattern that each mask turns over: row and column of a module (ISO/IEC 18004, 7.8.2). */
const masks: readonly ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
]

/** Bytes of text in each block, by level as its two bits say it and by version from 1. */
const blocksOf: Readonly<Record<number, readonly (readonly number[])[]>> = {
  1: [[19], [34], [55], [80], [108], [68, 68]],
  0: [[16], [28], [44], [32, 32], [43, 43], [27, 27, 27, 27]],
  3: [[13], [22], [17, 17], [24, 24], [15, 15, 16, 16], [19, 19, 19, 19]],
  2: [[9], [16], [13, 13], [9, 9, 9, 9], [11, 11, 12, 12], [15, 15, 15, 15]],
}

/**
 * Reads a QR code without damage, of versions 1 to 6, as an address is. `dark`: whether a module is; `size`: modules of an edge,
 * both without the quiet zone.
 */
export function readQr(size: number, dark: (x: number, y: number) => boolean): string {
  const version = (size - 17) / 4
  const bit = (x: number, y: number) => (dark(x, y) ? 1 : 0)
  const format = [0, 1, 2, 3, 4].reduce((bits, x) => (bits << 1) | bit(x, 8), 0) ^ 0b10101
  const mask = masks[format & 7]
  const blocks = blocksOf[format >> 3]?.[version - 1]
  if (mask === undefined || blocks === undefined) throw new Error(`No QR code of version ${version} and format ${format}.`)
  const middle = version === 1 ? -9 : size - 7
  const isOfPattern = (x: number, y: number) =>
    (x < 9 && (y < 9 || y >= size - 8)) || (x >= size - 8 && y < 9) || x === 6 || y === 6 || (Math.abs(x - middle) < 3 && Math.abs(y - middle) < 3)
  const bits: number[] = []
  let up = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1
    for (let step = 0; step < size; step += 1)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - step : step
        if (!isOfPattern(x, y)) bits.push(bit(x, y) ^ (mask(y, x) ? 1 : 0))
      }
    up = !up
  }
  const byteAt = (at: number) => bits.slice(at, at + 8).reduce((byte, one) => (byte << 1) | one, 0)
  // Bytes of the blocks take turns; where the blocks differ in length, the longer ones have the last turn.
  const text: number[][] = blocks.map(() => [])
  let at = 0
  for (let turn = 0; turn < Math.max(...blocks); turn += 1)
    blocks.forEach((length, block) => {
      if (turn >= length) return
      text[block]?.push(byteAt(at))
      at += 8
    })
  return textOf(text.flat().flatMap((byte) => Array.from({ length: 8 }, (_, place) => (byte >> (7 - place)) & 1)))
}

const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

/** The text of a stream of bits, whose pieces are figures, capitals or bytes, each begun by its kind and its length. */
function textOf(stream: readonly number[]): string {
  let at = 0
  const next = (bits: number) => {
    const value = stream.slice(at, at + bits).reduce((now, one) => now * 2 + one, 0)
    at += bits
    return value
  }
  const bytes: number[] = []
  const write = (signs: string) => void bytes.push(...new TextEncoder().encode(signs))
  while (at + 4 <= stream.length) {
    const kind = next(4)
    if (kind === 0) break
    if (kind === 4) for (let left = next(8); left > 0; left -= 1) bytes.push(next(8))
    else if (kind === 2)
      for (let left = next(9); left > 0; left -= 2) {
        const value = next(left > 1 ? 11 : 6)
        write((left > 1 ? (ALPHANUMERIC[Math.floor(value / 45)] ?? '') : '') + (ALPHANUMERIC[value % 45] ?? ''))
      }
    else if (kind === 1)
      for (let left = next(10); left > 0; left -= 3) {
        const figures = Math.min(3, left)
        write(String(next([0, 4, 7, 10][figures] ?? 0)).padStart(figures, '0'))
      }
    else throw new Error(`A piece of kind ${kind}.`)
  }
  return new TextDecoder().decode(Uint8Array.from(bytes))
}
