import type { Measure } from './measure.ts'
import type { Scene } from './scene.ts'
import type { Values } from './values.ts'

export type PictureKind = 'view' | 'rear' | 'drive-end' | 'dimensions'

/** How one type of part is drawn: its body in space, and which of its measures stand in the dimension drawing. */
export interface PartDrawing {
  model: (scene: Scene, values: Values) => void
  measures: (values: Values) => readonly Measure[]
  /** Whether its ends are worth a picture of their own. */
  ends?: boolean
  /** Several loose pieces: their dimension drawing is the laid-out view, larger. */
  loose?: boolean
}
