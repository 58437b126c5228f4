import { colours, isColour } from '#contract/apparel/colours.ts'
import type { Attributes, AttributeValue } from '#contract/attributes/attributes.ts'
import { formatNumber } from '#drawings/pen.ts'
import { type GarmentOutline, garmentOutlines } from './outlines.ts'

const GARMENT_OUTLINE_SIZE = { width: 400, height: 300 }
/** The garment that is drawn when the garment of a part is not known: a grey jacket. */
const FALLBACK_GARMENT = 'jacket'
const UNKNOWN_COLOUR_HEX = '#8d949b'
const REFLECTIVE_BAND_HEX = '#dfe3e4'

const garmentOutlineOf = (garment: AttributeValue | undefined): GarmentOutline | undefined =>
  Object.hasOwn(garmentOutlines, String(garment)) ? garmentOutlines[String(garment)] : garmentOutlines[FALLBACK_GARMENT]

/** Returns the approximate perceived lightness of a colour, from 0 to 1. */
function perceivedLightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return red * 0.3 + green * 0.59 + blue * 0.11
}

/** Draws a piece of workwear in its colour, flat and scaled to fill a frame. */
export function drawGarment({ garment, colour }: Attributes, frame: { x: number; y: number; width: number; height: number }): string {
  const outline = garmentOutlineOf(garment)
  if (outline === undefined) return ''
  const named = String(colour)
  const fill = isColour(named) ? colours[named].hex : UNKNOWN_COLOUR_HEX
  const seam = perceivedLightness(fill) < 0.45 ? 'stroke="#fff" stroke-opacity=".55"' : 'stroke="#1d2227" stroke-opacity=".7"'
  // On a dark page, a dark garment is only visible with a light outline.
  const edge = perceivedLightness(fill) < 0.3 ? ' stroke="#818a93"' : ''
  const scale = Math.min(frame.width / GARMENT_OUTLINE_SIZE.width, frame.height / GARMENT_OUTLINE_SIZE.height)
  const x = frame.x + (frame.width - GARMENT_OUTLINE_SIZE.width * scale) / 2
  const y = frame.y + (frame.height - GARMENT_OUTLINE_SIZE.height * scale) / 2
  const paths = (list: readonly string[] | undefined, rest: string) => (list ?? []).map((d) => `<path d="${d}" ${rest}/>`).join('')
  const reflects = named.startsWith('Hi-vis')
  return (
    `<g class="w" transform="translate(${formatNumber(x)} ${formatNumber(y)})scale(${formatNumber(scale, 3)})">` +
    paths(outline.bodyPaths, `fill="${fill}"${edge}`) +
    paths(outline.shadedPaths, 'fill="#000" fill-opacity=".28"') +
    (reflects ? paths(outline.reflectiveBandPaths, `fill="${REFLECTIVE_BAND_HEX}"`) : '') +
    `<g fill="none" stroke-width="1.8" ${seam}>${paths(outline.seamPaths, 'class="f"')}</g></g>`
  )
}
