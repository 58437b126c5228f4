import type { PartType } from '#contract/part/part-types.ts'
import { pictureUrl } from '#contract/part/picture-url.ts'
import { pictureKindsOf, pictureSizeOf } from './render-part.ts'

/** Returns the drawings of a part, as its page lists them. */
export const listDrawingPictures = (mcode: string, type: PartType) =>
  pictureKindsOf(type).map((kind) => ({ url: pictureUrl(mcode, kind), kind, ...pictureSizeOf(kind) }))
