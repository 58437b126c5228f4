import { inflateSync } from 'node:zlib'
import type { CaptchaPuzzle } from '#server/account/captcha/picture.ts'

const [WIDTH, HEIGHT, SIGNS, SIDE] = [456, 128, 5, 16]

/** The ink of a picture, pixel by pixel. */
function inkOf(picture: string): Uint8Array {
  const png = Buffer.from(picture.split(',')[1] ?? '', 'base64')
  const at = png.indexOf('IDAT')
  const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)))
  return Uint8Array.from({ length: WIDTH * HEIGHT }, (_, pixel) => {
    const [x, y] = [pixel % WIDTH, Math.floor(pixel / WIDTH)]
    const pair = rows[y * (WIDTH / 2 + 1) + 1 + (x >> 1)] ?? 0
    return 15 - (x % 2 === 0 ? pair >> 4 : pair & 15)
  })
}

/** Five crops of a picture, each as a small square of even strength. */
function cropsOf(picture: string): Float64Array[] {
  const ink = inkOf(picture)
  const column = (x: number) => Array.from({ length: HEIGHT }, (_, y) => ink[y * WIDTH + x] ?? 0)
  const dark = Array.from({ length: WIDTH }, (_, x) => column(x).filter((value) => value > 6).length >= 16)
  const [left, right] = [dark.indexOf(true), dark.lastIndexOf(true)]
  const step = (right - left - 74) / (SIGNS - 1)
  return Array.from({ length: SIGNS }, (_, nth) => {
    const crop = new Float64Array(SIDE * SIDE)
    for (let y = 6; y < HEIGHT - 6; y += 1)
      for (let dx = 0; dx < 84; dx += 1) {
        const x = Math.round(left + 37 + nth * step - 42 + dx)
        const cell = Math.floor(((y - 6) * SIDE) / (HEIGHT - 12)) * SIDE + Math.floor((dx * SIDE) / 84)
        if (x >= 0 && x < WIDTH) crop[cell] = (crop[cell] ?? 0) + (ink[y * WIDTH + x] ?? 0)
      }
    const size = Math.hypot(...crop) || 1
    return crop.map((value) => value / size)
  })
}

const likeness = (one: Float64Array, other: Float64Array) => one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)

/** Reads pictures by looking for the most similar sign of those that a person has read before. */
export function attackByPixels(learnt: readonly CaptchaPuzzle[]): (picture: string) => string {
  const known = learnt.flatMap(({ answer, prompt }) => cropsOf(prompt).map((crop, nth) => ({ crop, sign: answer.charAt(nth) })))
  return (picture) =>
    cropsOf(picture)
      .map((crop) => {
        const near = known.map(({ crop: other }) => likeness(crop, other))
        return known[near.indexOf(Math.max(...near))]?.sign ?? ''
      })
      .join('')
}
