import type { AttributeKey } from '#contract/attributes/attributes.ts'
import { escapeXml, formatNumber, joinNumbers } from './pen.ts'
import type { CrossPoint } from './projection.ts'
import type { DrawingValues } from './values.ts'

/**
 * One measure in a dimension drawing, in millimetres of the drawn part. `along` is a length on the axis, shown below or above the side
 * view. `height` spans the side view from top to bottom and is shown left or right of it. `across` spans the end view. `note` points at a
 * place of the end view.
 */
export type DimensionMeasure =
  | { kind: 'along'; x0: number; x1: number; label: string; isAbove?: boolean }
  | { kind: 'height'; x: number; z0: number; z1: number; label: string; isRight?: boolean }
  | { kind: 'across'; y0: number; y1: number; z: number; label: string }
  | { kind: 'note'; point: CrossPoint; label: string }

/** Returns a measure with a label; an empty list if the data of the part lacks the value. */
export function measureIfKnown(
  values: DrawingValues,
  key: AttributeKey,
  before: string,
  make: (label: string) => DimensionMeasure,
  after = '',
): DimensionMeasure[] {
  const printed = values.formattedNumberOf(key)
  return printed === undefined ? [] : [make(`${before}${printed}${after}`)]
}

/** Returns a measure of the length from `x0` to `x1` on the axis. */
export const lengthMeasure =
  (x0: number, x1: number, above = false) =>
  (label: string): DimensionMeasure => ({ kind: 'along', x0, x1, label, isAbove: above })
/** Returns a measure of the diameter at `x`, centred on the axis. */
export const diameterMeasure =
  (x: number, r: number, right = false, z = 0) =>
  (label: string): DimensionMeasure => ({ kind: 'height', x, z0: z - r, z1: z + r, label, isRight: right })
export const noteMeasure =
  (at: CrossPoint) =>
  (label: string): DimensionMeasure => ({ kind: 'note', point: at, label })
export const crosswiseMeasure =
  (y0: number, y1: number, z: number) =>
  (label: string): DimensionMeasure => ({ kind: 'across', y0, y1, z, label })

/** Returns the estimated width of a label in the given font size, for figures of equal width. */
export const labelWidth = (label: string, size: number): number =>
  [...label].reduce((sum, c) => sum + (/[.,·'’ ]/.test(c) ? 0.3 : 0.58), 0) * size

const arrowheadPath = (x: number, y: number, dx: number, dy: number): string => {
  const [l, w] = [8, 2.4]
  return `M${joinNumbers(x, y)}L${joinNumbers(x + dx * l - dy * w, y + dy * l + dx * w)}L${joinNumbers(x + dx * l + dy * w, y + dy * l - dx * w)}Z`
}

/**
 * Draws a dimension line between two points, with an arrowhead at each end. The label is in the middle, or beside the line if the line is
 * too short.
 */
export function drawDimensionLine(a: { x: number; y: number }, b: { x: number; y: number }, label: string): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length]
  const tight = length < 22
  const upright = Math.abs(dy) > Math.abs(dx)
  const out = tight ? -1 : 1
  const tail = tight ? 14 : 0
  const lineOf = `M${joinNumbers(a.x - dx * tail, a.y - dy * tail)}L${joinNumbers(b.x + dx * tail, b.y + dy * tail)}`
  const heads = arrowheadPath(a.x, a.y, dx * out, dy * out) + arrowheadPath(b.x, b.y, -dx * out, -dy * out)
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const place = upright && tight ? { x: middle.x, y: Math.min(a.y, b.y) - 20 } : { x: middle.x, y: middle.y + 5 }
  const outside = !upright && (tight || labelWidth(label, 14) + 16 > length)
  const at = outside ? { x: Math.max(a.x, b.x) + tail + 4, y: middle.y + 5 } : place
  return `<path class="m" d="${lineOf}"/><path class="h" d="${heads}"/>${drawDimensionLabel(at.x, at.y, label, outside ? 'start' : 'middle')}`
}

/** Draws a label in the signal colour, with an outline in the colour of the page. */
export const drawDimensionLabel = (x: number, y: number, label: string, anchor: 'start' | 'middle' | 'end' = 'middle'): string =>
  `<text x="${formatNumber(x)}" y="${formatNumber(y)}"${anchor === 'middle' ? '' : ` text-anchor="${anchor}"`}>${escapeXml(label)}</text>`

/** Draws an extension line, from the drawn part to its dimension line. */
export const drawExtensionLine = (x0: number, y0: number, x1: number, y1: number): string =>
  `<path class="x" d="M${joinNumbers(x0, y0)}L${joinNumbers(x1, y1)}"/>`
