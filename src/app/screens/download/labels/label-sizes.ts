import { type LabelSizeName, labelSizeNames } from '#app/state/download/choices.ts'

export { type LabelSizeName, labelSizeNames }

/** A size of labels, in millimetres: the page, and the positions of labels on it. */
export interface LabelSize {
  page: { width: number; height: number }
  label: { width: number; height: number }
  columns: number
  rows: number
  /** The position of the first label from the upper left corner of the page. */
  leftMm: number
  topMm: number
  /** The distance between the left edges of two columns of labels. */
  columnStepMm: number
}

const A4_PAGE_MM = { width: 210, height: 297 }
const rollLabelSize = (width: number, height: number): LabelSize => ({
  ...{ page: { width, height }, label: { width, height } },
  ...{ columns: 1, rows: 1, leftMm: 0, topMm: 0, columnStepMm: 0 },
})

/** All sizes of labels. Common sheets have 24 labels of 70 × 37 mm or 65 labels of 38.1 × 21.2 mm. */
export const labelSizes: Readonly<Record<LabelSizeName, LabelSize>> = {
  'a4-24': { page: A4_PAGE_MM, label: { width: 70, height: 37 }, columns: 3, rows: 8, leftMm: 0, topMm: 0.5, columnStepMm: 70 },
  'a4-65': { page: A4_PAGE_MM, label: { width: 38.1, height: 21.2 }, columns: 5, rows: 13, leftMm: 4.75, topMm: 10.7, columnStepMm: 40.6 },
  '62x29': rollLabelSize(62, 29),
  '50x25': rollLabelSize(50, 25),
  '4x6': rollLabelSize(101.6, 152.4),
}

export const labelCountPerPage = ({ columns, rows }: LabelSize): number => columns * rows

/** Returns the position of a label on its page. Labels are counted from 0, row by row. */
export const labelPositionAt = ({ columns, leftMm, topMm, columnStepMm, label }: LabelSize, at: number): { x: number; y: number } => ({
  x: leftMm + (at % columns) * columnStepMm,
  y: topMm + Math.floor(at / columns) * label.height,
})

/**
 * Distributes labels over pages, with their positions. The first page begins at position `start` (from 1), because the first labels of a
 * sheet may already be used.
 */
export function distributeLabelsToPages<T>(size: LabelSize, things: readonly T[], start: number): { position: number; item: T }[][] {
  const most = labelCountPerPage(size)
  const free = Math.min(most, Math.max(1, Math.trunc(start))) - 1
  const pages: { position: number; item: T }[][] = []
  things.forEach((thing, order) => {
    const place = order + free
    const page = pages[Math.floor(place / most)] ?? []
    pages[Math.floor(place / most)] = page
    page.push({ position: place % most, item: thing })
  })
  return pages
}
