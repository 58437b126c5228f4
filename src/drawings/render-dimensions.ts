import { type DimensionMeasure, drawDimensionLabel, drawDimensionLine, drawExtensionLine, labelWidth } from './measure.ts'
import type { PartDrawing } from './part-drawing.ts'
import { endCamera, sideCamera } from './projection.ts'
import { type FittedDrawing, fitIntoFrame, measureBounds, type PictureSize, wrapPictureSvg } from './render-view.ts'
import type { Scene } from './scene.ts'
import { accentColoursOf } from './signal.ts'
import type { DrawingValues } from './values.ts'

const drawingMargin = { left: 70, right: 62, top: 58, bottom: 74, gap: 76 }
const dimensionLineSpacing = 28

/** Draws a dimension drawing: side view at the left, end view at the right, in one scale, with the measures that the data contains. */
export function renderDimensions(
  drawing: PartDrawing,
  values: DrawingValues,
  size: PictureSize,
  title: string,
  accent: string | undefined,
): string {
  const build = (scene: Scene): void => drawing.drawModel(scene, values)
  const measures = drawing.listMeasures(values)
  const [s, e] = [measureBounds(sideCamera, build), measureBounds(endCamera, build)]
  const room = {
    width: size.width - drawingMargin.left - drawingMargin.right - drawingMargin.gap,
    height: size.height - drawingMargin.top - drawingMargin.bottom,
  }
  const scale = Math.min(room.width / (s.right - s.left + e.right - e.left), room.height / Math.max(s.bottom - s.top, e.bottom - e.top))
  const widths = { side: (s.right - s.left) * scale, end: (e.right - e.left) * scale }
  const spare = (room.width - widths.side - widths.end) / 2
  const [top, bottom] = [Math.min(s.top, e.top), Math.max(s.bottom, e.bottom)]
  const axis = drawingMargin.top + room.height / 2 - ((top + bottom) / 2) * scale
  const frame = (x: number, width: number, b: typeof s) => ({ x, y: axis + b.top * scale, width, height: (b.bottom - b.top) * scale })
  const sideView = fitIntoFrame(sideCamera, build, frame(drawingMargin.left + spare, widths.side, s), s)
  const endView = fitIntoFrame(endCamera, build, frame(drawingMargin.left + spare + widths.side + drawingMargin.gap, widths.end, e), e)
  const edges = {
    left: drawingMargin.left + spare,
    right: drawingMargin.left + spare + widths.side,
    top: axis + s.top * scale,
    bottom: axis + s.bottom * scale,
  }
  const endEdges = {
    top: axis + e.top * scale,
    bottom: axis + e.bottom * scale,
    left: endView.x + e.left * scale,
    right: endView.x + e.right * scale,
  }
  const body = `${sideView.svg}${endView.svg}<g class="t" text-anchor="middle">${drawCentreLines(edges, endEdges, sideView, endView)}${drawSideMeasures(measures, sideView, edges)}${drawEndMeasures(measures, endView, endEdges)}</g>`
  const signal = accentColoursOf(accent)
  const rules =
    `.w{stroke-width:1.7px}.t text{fill:var(--g);stroke:var(--h);stroke-width:5px;stroke-linejoin:round;paint-order:stroke;` +
    `font:600 15px Barlow,"Barlow Semi Condensed",system-ui,sans-serif;font-variant-numeric:tabular-nums}` +
    `.m{fill:none;stroke:var(--g);stroke-width:1.4px}.h{fill:var(--g)}.x{stroke:var(--g);stroke-width:.9px;opacity:.6}` +
    `.c{fill:none;stroke:var(--g);stroke-width:.8px;stroke-dasharray:12 3 2 3;opacity:.55}`
  return wrapPictureSvg(size, title, body, {
    day: `;--g:${signal.day};--h:#f6f7f8`,
    night: `;--g:${signal.night};--h:#14171a`,
    rules,
    small: '',
  })
}

interface ViewEdges {
  left: number
  right: number
  top: number
  bottom: number
}

/** Draws thin dash-dot centre lines through both views. */
function drawCentreLines(side: ViewEdges, end: ViewEdges, sideView: FittedDrawing, endView: FittedDrawing): string {
  const line = (d: string): string => `<path class="c" d="${d}"/>`
  const r = (n: number): number => Math.round(n * 10) / 10
  return (
    line(`M${r(side.left - 14)} ${r(sideView.y)}H${r(side.right + 14)}`) +
    line(`M${r(end.left - 12)} ${r(endView.y)}H${r(end.right + 12)}M${r(endView.x)} ${r(end.top - 12)}V${r(end.bottom + 12)}`)
  )
}

function drawSideMeasures(measures: readonly DimensionMeasure[], view: FittedDrawing, edges: ViewEdges): string {
  const level = { below: 0, above: 0, left: 0, right: 0 }
  const x = (mm: number): number => view.x + mm * view.scale
  const y = (mm: number): number => view.y - mm * view.scale
  const spans = measures.filter((m) => m.kind === 'along').sort((a, b) => Math.abs(a.x1 - a.x0) - Math.abs(b.x1 - b.x0))
  const heights = measures.filter((m) => m.kind === 'height').sort((a, b) => Math.abs(a.z1 - a.z0) - Math.abs(b.z1 - b.z0))
  let svg = ''
  for (const m of spans) {
    const at = m.isAbove ? edges.top - 24 - dimensionLineSpacing * level.above++ : edges.bottom + 26 + dimensionLineSpacing * level.below++
    const from = m.isAbove ? edges.top - 4 : edges.bottom + 4
    const past = m.isAbove ? -6 : 6
    svg += drawExtensionLine(x(m.x0), from, x(m.x0), at + past) + drawExtensionLine(x(m.x1), from, x(m.x1), at + past)
    svg += drawDimensionLine({ x: x(m.x0), y: at }, { x: x(m.x1), y: at }, m.label)
  }
  for (const m of heights) {
    const off = Math.max(26, labelWidth(m.label, 15) / 2 + 6)
    const at = m.isRight ? edges.right + off + 44 * level.right++ : edges.left - off - 44 * level.left++
    const past = m.isRight ? 6 : -6
    svg += drawExtensionLine(x(m.x), y(m.z1), at + past, y(m.z1)) + drawExtensionLine(x(m.x), y(m.z0), at + past, y(m.z0))
    svg += drawDimensionLine({ x: at, y: y(m.z1) }, { x: at, y: y(m.z0) }, m.label)
  }
  return svg
}

function drawEndMeasures(measures: readonly DimensionMeasure[], view: FittedDrawing, edges: ViewEdges): string {
  let svg = ''
  let below = 0
  // Notes are placed above the view in the order of their targets from left to right, so that their lines do not cross.
  const notes = measures.filter((m) => m.kind === 'note').sort((a, b) => a.point.y - b.point.y)
  const half = Math.floor(notes.length / 2) - (notes.length === 1 && (notes[0]?.point.y ?? 0) < 0 ? -1 : 0)
  const x = (mm: number): number => view.x + mm * view.scale
  const y = (mm: number): number => view.y - mm * view.scale
  for (const m of measures) {
    if (m.kind === 'across') {
      const at = edges.bottom + 26 + dimensionLineSpacing * below++
      svg += drawExtensionLine(x(m.y0), y(m.z), x(m.y0), at + 6) + drawExtensionLine(x(m.y1), y(m.z), x(m.y1), at + 6)
      svg += drawDimensionLine({ x: x(m.y0), y: at }, { x: x(m.y1), y: at }, m.label)
    } else if (m.kind === 'note') {
      const place = notes.indexOf(m)
      const right = place >= half
      const rank = right ? place - half : half - 1 - place
      const at = { x: right ? x(0) + 16 : x(0) - 16, y: edges.top - 22 - rank * 22 }
      const width = labelWidth(m.label, 15)
      const shelf = right ? at.x + width : at.x - width
      svg += `<path class="m" d="M${Math.round(x(m.point.y))} ${Math.round(y(m.point.z))}L${Math.round(at.x)} ${Math.round(at.y + 5)}H${Math.round(shelf)}"/>`
      svg += `<circle class="h" cx="${Math.round(x(m.point.y))}" cy="${Math.round(y(m.point.z))}" r="2.6"/>`
      svg += drawDimensionLabel(at.x, at.y, m.label, right ? 'start' : 'end')
    }
  }
  return svg
}
