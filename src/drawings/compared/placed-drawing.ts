import type { Attributes } from '#contract/attributes/attributes.ts'
import { type DrawnPartType, drawingAndAttributesOf } from '#drawings/part-drawings.ts'
import { formatNumber } from '#drawings/pen.ts'
import { measureBounds } from '#drawings/render-view.ts'
import { type PaperBounds, Scene } from '#drawings/scene.ts'
import { DrawingValues } from '#drawings/values.ts'
import { type ComparedView, cameraOfView } from './compared-views.ts'

/** A part to draw. `attributes` must be complete. */
export interface ComparedDrawingPart {
  type: DrawnPartType
  mcode: string
  attributes: Attributes
}

/** A part in one view that can be drawn at any scale and place. */
export interface PlaceableDrawing {
  /** The area of the drawing on the paper in millimetres, with the origin on the axis at the mounting face. */
  bounds: PaperBounds
  /** Draws it with `scale` picture units per millimetre, and its origin at `x` and `y`. */
  drawAt: (scale: number, x: number, y: number) => string
}

/** Returns a part's drawing in a view, with its origin on the axis at the mounting face. */
export function placeableDrawing(part: ComparedDrawingPart, view: ComparedView): PlaceableDrawing {
  const { drawing, attributes } = drawingAndAttributesOf(part.type, part.attributes)
  const values = new DrawingValues(attributes)
  const camera = cameraOfView[view]
  const build = (scene: Scene) => drawing.drawModel(scene, values)
  const face = (drawing.mountingFaceX?.(values) ?? 0) * camera.axisScale
  const { left, right, top, bottom } = measureBounds(camera, build)
  return {
    bounds: { left: left - face, right: right - face, top, bottom },
    drawAt(scale, x, y) {
      const scene = new Scene(camera, scale)
      build(scene)
      const place = `translate(${formatNumber(x - face * scale)} ${formatNumber(y)})`
      return `<g class="w" fill-rule="evenodd" transform="${place}">${scene.render()}</g>`
    },
  }
}

/** The size of all pictures of a comparison, and the space at their edges. */
export const comparedSize = { width: 480, height: 360 }
const edge = { x: 20, top: 16, bottom: 40 }

/** Where drawings go: one scale for all, and the height of the axis. */
export interface SharedPlace {
  scale: number
  axisY: number
}

/** Returns the largest scale at which drawings with these bounds fit into one picture each, on one axis. */
export function sharedPlaceOf(bounds: readonly PaperBounds[]): SharedPlace {
  const top = Math.min(...bounds.map((one) => one.top))
  const bottom = Math.max(...bounds.map((one) => one.bottom))
  const width = Math.max(...bounds.map(({ left, right }) => right - left))
  const room = { width: comparedSize.width - 2 * edge.x, height: comparedSize.height - edge.top - edge.bottom }
  const scale = Math.min(room.width / Math.max(1, width), room.height / Math.max(1, bottom - top))
  return { scale, axisY: edge.top + room.height / 2 - ((top + bottom) / 2) * scale }
}
