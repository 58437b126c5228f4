import type { Attributes } from '#contract/attributes/attributes.ts'
import { partTypeNames } from '#contract/part/part-types.ts'
import { pictureKindsOf, renderPart } from './render-part.ts'

export { pictureKindsOf, pictureSizeOf as pictureSize } from './render-part.ts'

/** The data from which a picture is drawn. `attributes` must be complete, while a card in a list has only some of them. */
export interface PicturedPart {
  /** A part type of `contract/part/part-types.ts`. */
  type: string
  mcode: string
  attributes: Attributes
}

/**
 * Draws a picture of a part as SVG text, identical to the picture from the server. `kind` is one of `pictureKindsOf`, and `accent` is the
 * shop's colour in the light theme. Returns null if the type has no such picture, or is unknown to this version of the app.
 */
export function renderPartPicture({ type: named, mcode, attributes }: PicturedPart, kind: string, accent: string): string | null {
  const type = partTypeNames.find((one) => one === named)
  const known = type && pictureKindsOf(type).find((one) => one === kind)
  return type && known ? renderPart({ type, mcode, attributes, accent }, known) : null
}
