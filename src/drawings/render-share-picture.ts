import type { Attributes } from '#contract/attributes/attributes.ts'
import type { PartType } from '#contract/part/part-types.ts'
import { drawGarment } from './garments/draw-garment.ts'
import { drawingAndAttributesOf, isDrawnPartType } from './part-drawings.ts'
import { escapeXml } from './pen.ts'
import { threeQuarterCamera } from './projection.ts'
import { drawLogoMark } from './render-logo.ts'
import { fitIntoFrame, wrapPictureSvg } from './render-view.ts'
import { accentColoursOf, contrastRatio } from './signal.ts'
import { DrawingValues } from './values.ts'

/** Edge of a share picture in pixels. Messengers want about 600 pixels, and none of them crops a square. */
export const SHARE_EDGE_PIXELS = 600
/** The font of share pictures; its files are listed in `http/png-files.ts`. */
export const SHARE_FONT_FAMILY = 'Barlow Semi Condensed'

interface SharedPart {
  type: PartType
  attributes: Attributes
}

export interface SharePicture {
  shop: { name: string; accent: string }
  /** One or two parts, drawn side by side. */
  parts: readonly SharedPart[]
  /** A part number, shown in bold below the drawing. */
  title?: string
  /** Smaller text below the title. Without a title it may have two lines. */
  subtitle?: string
}

const lightBackground = '#ffffff'
const titleInk = '#12171c'
const subtitleInk = '#454d55'
const marginPixels = 36
const bandHeightPixels = 92

/**
 * Draws the preview picture of a link for messengers and social networks: the shop's name on its colour, the drawing, part number and
 * maker. The SVG has the colours of the light theme.
 */
export function renderSharePicture({ shop, parts, title = '', subtitle = '' }: SharePicture): string {
  const colour = accentColoursOf(shop.accent).accent
  const upon = contrastRatio(lightBackground, colour) >= contrastRatio(titleInk, colour) ? lightBackground : titleInk
  const top = bandHeightPixels + 28
  const room = SHARE_EDGE_PIXELS - 2 * marginPixels
  const lines = title === '' ? splitIntoTwoLines(subtitle, room) : [subtitle]
  const bottom = SHARE_EDGE_PIXELS - (title !== '' || lines.length > 1 ? 148 : subtitle === '' ? 36 : 104)
  const width = (SHARE_EDGE_PIXELS - 2 * marginPixels - (parts.length - 1) * 24) / Math.max(1, parts.length)
  const bodies = parts.map(({ type, attributes }, at) => {
    const frame = { x: marginPixels + at * (width + 24), y: top, width, height: bottom - top }
    if (!isDrawnPartType(type)) return drawGarment(attributes, frame)
    const { drawing, attributes: known } = drawingAndAttributesOf(type, attributes)
    return fitIntoFrame(threeQuarterCamera, (scene) => drawing.drawModel(scene, new DrawingValues(known)), frame).svg
  })
  const head =
    `<rect width="${SHARE_EDGE_PIXELS}" height="${SHARE_EDGE_PIXELS}" fill="${lightBackground}"/><rect width="${SHARE_EDGE_PIXELS}" height="${bandHeightPixels}" fill="${colour}"/>` +
    `<g transform="translate(${marginPixels} 20) scale(1.3)">${drawLogoMark(shop.name, upon)}</g>` +
    drawTextLine({
      text: shop.name,
      x: marginPixels + 68,
      y: 60,
      size: 40,
      maxWidth: SHARE_EDGE_PIXELS - 2 * marginPixels - 68,
      colour: upon,
      weight: 600,
    })
  const words = [
    drawTextLine({ text: title, x: marginPixels, y: 528, size: 66, maxWidth: room, colour: titleInk, weight: 700 }),
    ...lines.map((text, at) => {
      const look = title === '' ? { size: 38, colour: titleInk } : { size: 32, colour: subtitleInk }
      return drawTextLine({ text, x: marginPixels, y: 572 - (lines.length - 1 - at) * 46, maxWidth: room, weight: 600, ...look })
    }),
  ].join('')
  return wrapPictureSvg(
    { width: SHARE_EDGE_PIXELS, height: SHARE_EDGE_PIXELS },
    title === '' ? shop.name : title,
    head + bodies.join('') + words,
  )
}

interface TextLine {
  text: string
  x: number
  y: number
  size: number
  /** Maximum width in pixels. A longer text gets a smaller font; if that would be unreadable, the text is cut. */
  maxWidth: number
  colour: string
  weight: 600 | 700
}

/** Returns the average width of a character as a fraction of the font size. Figures and capitals are wider than lowercase text. */
const averageCharacterWidth = (text: string) => (/[a-z]{4}/.test(text) ? 0.46 : 0.54)

/** Returns the text on one line, or split into two lines of similar length. */
function splitIntoTwoLines(text: string, room: number): readonly string[] {
  if (text.length * averageCharacterWidth(text) * 38 <= room) return text === '' ? [] : [text]
  const spaces = [...text.matchAll(/\s+/g)].map(({ index }) => index)
  const middle = spaces.sort((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))[0]
  return middle === undefined ? [text] : [text.slice(0, middle), text.slice(middle).trim()]
}

function drawTextLine({ text, x, y, size, maxWidth, colour, weight }: TextLine): string {
  if (text === '') return ''
  const sign = averageCharacterWidth(text)
  const fitting = Math.max(24, Math.min(size, maxWidth / (sign * text.length)))
  const most = Math.floor(maxWidth / (sign * fitting))
  const shown = text.length > most + 1 ? `${text.slice(0, most - 1).trimEnd()}…` : text
  const font = `font-family="${SHARE_FONT_FAMILY}" font-weight="${weight}" font-size="${fitting.toFixed(1)}"`
  return `<text x="${x}" y="${y}" fill="${colour}" ${font}>${escapeXml(shown)}</text>`
}
