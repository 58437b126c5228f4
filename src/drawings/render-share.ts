import type { Attributes } from '#contract/attributes/attributes.ts'
import type { PartType } from '#contract/part/part-types.ts'
import { garmentBody } from './garments/draw-garment.ts'
import { drawingOf, isBody } from './part-drawings.ts'
import { escaped } from './pen.ts'
import { threeQuarter } from './projection.ts'
import { logoMark } from './render-logo.ts'
import { fitIntoFrame, pictureOf } from './render-view.ts'
import { contrast, signalOf } from './signal.ts'
import { Values } from './values.ts'

/** Edge of a share picture in pixels. Messengers want about 600 pixels, and none of them crops a square. */
export const SHARE_EDGE = 600
/** The font of share pictures; its files are listed in `http/png-files.ts`. */
export const SHARE_FONT = 'Barlow Semi Condensed'

interface Drawn {
  type: PartType
  attributes: Attributes
}

export interface SharePicture {
  shop: { name: string; accent: string }
  /** One or two parts, drawn side by side. */
  drawn: readonly Drawn[]
  /** A part number, shown in bold below the drawing. */
  title?: string
  /** Smaller text below the title. Without a title it may have two lines. */
  below?: string
}

const light = '#ffffff'
const ink = '#12171c'
const quiet = '#454d55'
const side = 36
const band = 92

/**
 * Draws the preview picture of a link for messengers and social networks: the shop's name on its colour, the drawing, part number and
 * maker. The SVG has the colours of the light theme.
 */
export function renderShare({ shop, drawn, title = '', below = '' }: SharePicture): string {
  const colour = signalOf(shop.accent).plain
  const upon = contrast(light, colour) >= contrast(ink, colour) ? light : ink
  const top = band + 28
  const room = SHARE_EDGE - 2 * side
  const lines = title === '' ? inTwo(below, room) : [below]
  const bottom = SHARE_EDGE - (title !== '' || lines.length > 1 ? 148 : below === '' ? 36 : 104)
  const width = (SHARE_EDGE - 2 * side - (drawn.length - 1) * 24) / Math.max(1, drawn.length)
  const bodies = drawn.map(({ type, attributes }, at) => {
    const frame = { x: side + at * (width + 24), y: top, width, height: bottom - top }
    if (!isBody(type)) return garmentBody(attributes, frame)
    const { drawing, attributes: known } = drawingOf(type, attributes)
    return fitIntoFrame(threeQuarter, (scene) => drawing.model(scene, new Values(known)), frame).body
  })
  const head =
    `<rect width="${SHARE_EDGE}" height="${SHARE_EDGE}" fill="${light}"/><rect width="${SHARE_EDGE}" height="${band}" fill="${colour}"/>` +
    `<g transform="translate(${side} 20) scale(1.3)">${logoMark(shop.name, upon)}</g>` +
    line({ text: shop.name, x: side + 68, y: 60, size: 40, room: SHARE_EDGE - 2 * side - 68, colour: upon, weight: 600 })
  const words = [
    line({ text: title, x: side, y: 528, size: 66, room, colour: ink, weight: 700 }),
    ...lines.map((text, at) => {
      const look = title === '' ? { size: 38, colour: ink } : { size: 32, colour: quiet }
      return line({ text, x: side, y: 572 - (lines.length - 1 - at) * 46, room, weight: 600, ...look })
    }),
  ].join('')
  return pictureOf({ width: SHARE_EDGE, height: SHARE_EDGE }, title === '' ? shop.name : title, head + bodies.join('') + words)
}

interface Line {
  text: string
  x: number
  y: number
  size: number
  /** Maximum width in pixels. A longer text gets a smaller font; if that would be unreadable, the text is cut. */
  room: number
  colour: string
  weight: 600 | 700
}

/** Returns the average width of a character as a fraction of the font size. Figures and capitals are wider than lowercase text. */
const signOf = (text: string) => (/[a-z]{4}/.test(text) ? 0.46 : 0.54)

/** Returns the text on one line, or split into two lines of similar length. */
function inTwo(text: string, room: number): readonly string[] {
  if (text.length * signOf(text) * 38 <= room) return text === '' ? [] : [text]
  const spaces = [...text.matchAll(/\s+/g)].map(({ index }) => index)
  const middle = spaces.sort((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))[0]
  return middle === undefined ? [text] : [text.slice(0, middle), text.slice(middle).trim()]
}

function line({ text, x, y, size, room, colour, weight }: Line): string {
  if (text === '') return ''
  const sign = signOf(text)
  const fitting = Math.max(24, Math.min(size, room / (sign * text.length)))
  const most = Math.floor(room / (sign * fitting))
  const shown = text.length > most + 1 ? `${text.slice(0, most - 1).trimEnd()}…` : text
  const font = `font-family="${SHARE_FONT}" font-weight="${weight}" font-size="${fitting.toFixed(1)}"`
  return `<text x="${x}" y="${y}" fill="${colour}" ${font}>${escaped(shown)}</text>`
}
