import jsQR from 'jsqr'

/** Pixels of a module, and modules of the light margin that a code needs. */
const SCALE = 4
const MARGIN = 4

/** Reads a QR code as a camera would. `dark`: whether a module is; `size`: modules of an edge, both without the margin. Throws where there is none. */
export function readQr(size: number, dark: (x: number, y: number) => boolean): string {
  const edge = (size + 2 * MARGIN) * SCALE
  const pixels = new Uint8ClampedArray(edge * edge * 4).fill(255)
  for (let at = 0; at < edge * edge; at += 1) {
    const [x, y] = [Math.floor((at % edge) / SCALE) - MARGIN, Math.floor(at / edge / SCALE) - MARGIN]
    if (x >= 0 && y >= 0 && x < size && y < size && dark(x, y)) pixels.fill(0, at * 4, at * 4 + 3)
  }
  return readQrOf(pixels, edge, edge)
}

/** Reads the QR code that stands somewhere in a picture (RGBA, row by row). Throws where there is none. */
export function readQrOf(pixels: Uint8ClampedArray, width: number, height: number): string {
  const read = jsQR(pixels, width, height)
  if (read === null) throw new Error('There is no QR code.')
  return read.data
}
