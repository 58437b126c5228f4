import type { Attributes } from '#contract/attributes/attributes.ts'
import { type PartType, partTypes } from '#contract/part/part-types.ts'
import { drawGarment } from './garments/draw-garment.ts'
import type { PictureKind } from './part-drawing.ts'
import { drawingAndAttributesOf, isDrawnPartType, partDrawings } from './part-drawings.ts'
import { endCamera, threeQuarterCamera, threeQuarterRearCamera } from './projection.ts'
import { renderDimensions } from './render-dimensions.ts'
import { fitIntoFrame, type PictureSize, wrapPictureSvg } from './render-view.ts'
import { DrawingValues } from './values.ts'

export type { PictureKind } from './part-drawing.ts'

export interface DrawablePart {
  type: PartType
  mcode: string
  attributes: Attributes
  /** The tenant's accent colour as #rrggbb, used for measures. */
  accent?: string
}

/** Returns the size of a picture in CSS pixels. */
export const pictureSizeOf = (kind: PictureKind): PictureSize =>
  kind === 'dimensions' ? { width: 720, height: 480 } : { width: 480, height: 360 }

/**
 * Returns the kinds of pictures of a part type. All parts have a view and a dimension drawing, and machines also have pictures of both
 * ends. Workwear and parts of unknown shape have only a view; the measures of workwear are in its size guide.
 */
export function pictureKindsOf(type: PartType): readonly PictureKind[] {
  if (!isDrawnPartType(type) || type === 'other') return ['view']
  return partDrawings[type].hasEndViews ? ['view', 'rear', 'drive-end', 'dimensions'] : ['view', 'dimensions']
}

const titleSuffixes: Record<PictureKind, string> = { view: '', rear: ', rear', 'drive-end': ', drive end', dimensions: ', dimensions' }

/** Draws a part from its data as a complete SVG. The same data always gives the same picture. */
export function renderPart(part: DrawablePart, kind: PictureKind): string {
  const size = pictureSizeOf(kind)
  const title = `${partTypes[part.type].name} ${part.mcode}${titleSuffixes[kind]}`
  const edge = 22
  const frame = { x: edge, y: edge, width: size.width - 2 * edge, height: size.height - 2 * edge }
  if (!isDrawnPartType(part.type)) return wrapPictureSvg(size, title, drawGarment(part.attributes, frame))
  const { drawing, attributes } = drawingAndAttributesOf(part.type, part.attributes)
  const values = new DrawingValues(attributes)
  if (kind === 'dimensions' && !drawing.hasLoosePieces) return renderDimensions(drawing, values, size, title, part.accent)
  const camera = kind === 'rear' ? threeQuarterRearCamera : kind === 'drive-end' ? endCamera : threeQuarterCamera
  return wrapPictureSvg(size, title, fitIntoFrame(camera, (scene) => drawing.drawModel(scene, values), frame).svg)
}
