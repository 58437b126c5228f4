import { formatNumber } from '#drawings/pen.ts'
import { comparedSize } from './placed-drawing.ts'

const lengthsMm = [5, 10, 20, 50, 100, 200]
const MAX_BAR_WIDTH = 150

/** Returns the length of the scale bar in millimetres: the longest round one that is short enough in the picture. */
export const scaleBarLengthMm = (scale: number): number => lengthsMm.findLast((mm) => mm * scale <= MAX_BAR_WIDTH) ?? 5

/** Draws a bar with its length at the lower left, which proves the scale of a picture. */
export function drawScaleBar(scale: number): string {
  const mm = scaleBarLengthMm(scale)
  const [x, y, end] = [20, comparedSize.height - 14, 20 + mm * scale]
  return (
    `<path class="s" d="M${x} ${y - 5}v10M${x} ${y}H${formatNumber(end)}M${formatNumber(end)} ${y - 5}v10"/>` +
    `<text class="t" x="${formatNumber(end + 8)}" y="${y + 5}">${mm} mm</text>`
  )
}
