import type { Measure } from './measure.ts'
import type { Scene } from './scene.ts'
import type { Values } from './values.ts'

export type PictureKind = 'view' | 'rear' | 'drive-end' | 'dimensions'

/** How one type of part is drawn: its solid model, and its measures for the dimension drawing. */
export interface PartDrawing {
  model: (scene: Scene, values: Values) => void
  measures: (values: Values) => readonly Measure[]
  /** Whether its two ends get pictures of their own. */
  ends?: boolean
  /** The part is several loose pieces. Its dimension drawing is the same laid-out view, larger. */
  loose?: boolean
}
