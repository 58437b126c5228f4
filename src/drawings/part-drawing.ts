import type { DimensionMeasure } from './measure.ts'
import type { Scene } from './scene.ts'
import type { DrawingValues } from './values.ts'

export type PictureKind = 'view' | 'rear' | 'drive-end' | 'dimensions'

/** How one type of part is drawn: its solid model, and the measures of its dimension drawing. */
export interface PartDrawing {
  drawModel: (scene: Scene, values: DrawingValues) => void
  listMeasures: (values: DrawingValues) => readonly DimensionMeasure[]
  /** Returns the position of the mounting face on the axis, in millimetres. Drawings of two parts are laid over each other there. */
  mountingFaceX?: (values: DrawingValues) => number
  /** Whether the two ends of the part get pictures of their own. */
  hasEndViews?: boolean
  /** Whether the part consists of several loose pieces. Its dimension drawing then shows the same laid-out view in a larger size. */
  hasLoosePieces?: boolean
}
