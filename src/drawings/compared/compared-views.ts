import type { PartType } from '#contract/part/part-types.ts'
import { isDrawnPartType, partDrawings } from '#drawings/part-drawings.ts'
import { endCamera, type ProjectionCamera, rearEndCamera, sideCamera } from '#drawings/projection.ts'

/** The views in which parts are compared. All are straight, so that a length on the paper is a length of the part. */
export type ComparedView = 'side' | 'end' | 'rear'

export const cameraOfView: Record<ComparedView, ProjectionCamera> = { side: sideCamera, end: endCamera, rear: rearEndCamera }

/**
 * Returns the views of a part type that can be compared at one scale. There are none of parts without a shape of their own, of workwear,
 * and of sets, whose pieces are only laid out.
 */
export function comparedViewsOf(type: PartType): readonly ComparedView[] {
  if (!isDrawnPartType(type) || type === 'other' || partDrawings[type].hasLoosePieces) return []
  return partDrawings[type].hasEndViews ? ['side', 'end', 'rear'] : ['side', 'end']
}
