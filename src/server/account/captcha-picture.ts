import { randomInt } from 'node:crypto'
import { create } from 'svg-captcha'

/** No letter or digit that looks like another one. */
const SIGNS = 'ABCDEFHKLMNPRSTUVWXY3479'
const LENGTH = 5
const STEP_PX = 38
const HEIGHT_PX = 64
const WIDTH_PX = STEP_PX * (LENGTH + 1)
const GREY = '#555'

const between = (least: number, most: number) => randomInt(least, most + 1)

/** The outline of one sign, drawn around the middle of a 60 by 60 field. */
const outlineOf = (sign: string) =>
  / d="([^"]+)"/.exec(create({ size: 1, charPreset: sign, noise: 0, width: 60, height: 60, fontSize: 54 }).data)?.[1] ?? ''

/** Strokes of the same grey across the signs, so that colour does not part them. */
const stroke = () =>
  `<path d="M${between(0, 20)} ${between(4, HEIGHT_PX - 4)}C${between(50, 90)} ${between(0, HEIGHT_PX)} ${between(120, 160)} ${between(0, HEIGHT_PX)} ${WIDTH_PX - between(0, 20)} ${between(4, HEIGHT_PX - 4)}" fill="none" stroke="${GREY}" stroke-width="${between(2, 3)}"/>`

export interface Puzzle {
  answer: string
  shown: string
}

/** Five signs as an SVG picture in a `data:` address. The signs come from the system's random source; each is turned and leans its own way. */
export function captchaPicture(): Puzzle {
  const signs = Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length)))
  const drawn = signs.map((sign, at) => {
    const x = STEP_PX * (at + 1) - 30 + between(-3, 3)
    const y = between(-2, 6)
    return `<g transform="translate(${x} ${y}) rotate(${between(-22, 22)} 30 30) skewX(${between(-14, 14)})"><path fill="${GREY}" d="${outlineOf(sign)}"/></g>`
  })
  const pieces = [...drawn, stroke(), stroke(), stroke()]
  for (let at = pieces.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1)
    const [a = '', b = ''] = [pieces[at], pieces[other]]
    pieces[at] = b
    pieces[other] = a
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH_PX}" height="${HEIGHT_PX}" viewBox="0 0 ${WIDTH_PX} ${HEIGHT_PX}"><rect width="100%" height="100%" fill="#f2f2f2"/>${pieces.join('')}</svg>`
  return { answer: signs.join(''), shown: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
}
