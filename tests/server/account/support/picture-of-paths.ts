import { randomInt } from 'node:crypto'
import { create } from 'svg-captcha'
import type { Puzzle } from '#server/account/captcha/picture.ts'

const SIGNS = 'ABCDEFHKLMNPRSTUVWXY3479'
const between = (least: number, most: number) => randomInt(least, most + 1)
const outlineOf = (sign: string) =>
  / d="([^"]+)"/.exec(create({ size: 1, charPreset: sign, noise: 0, width: 60, height: 60, fontSize: 54 }).data)?.[1] ?? ''

/** A captcha as the shop drew it first, each sign a path of its own in an order by chance: what an attack on such pictures is tried on. */
export function pictureOfPaths(): Puzzle {
  const signs = Array.from({ length: 5 }, () => SIGNS.charAt(randomInt(SIGNS.length)))
  const drawn = signs.map((sign, at) => {
    const place = `translate(${38 * (at + 1) - 30 + between(-3, 3)} ${between(-2, 6)})`
    return `<g transform="${place} rotate(${between(-22, 22)} 30 30) skewX(${between(-14, 14)})"><path fill="#555" d="${outlineOf(sign)}"/></g>`
  })
  const strokes = [0, 1, 2].map((y) => `<path d="M${y} 8C60 0 140 64 220 ${y}" fill="none" stroke="#555"/>`)
  const pieces = [...strokes, ...drawn].sort(() => between(-1, 1))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="228" height="64">${pieces.join('')}</svg>`
  return { answer: signs.join(''), shown: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
}
