import type { Attributes } from '#contract/attributes.ts'
import { partTypeNames } from '#contract/part-types.ts'
import { pictureKindsOf, renderPart } from './render-part.ts'

export { pictureKindsOf, pictureSize } from './render-part.ts'

/** The data that a picture is drawn from. `attributes` must be complete: a card has only the key attributes. */
export interface PicturedPart {
  /** A part type of `contract/part-types.ts`. */
  type: string
  mcode: string
  attributes: Attributes
}

/**
 * A picture of a part as SVG text, identical to the one that the server sends. `kind` is one of `pictureKindsOf`, `accent` the shop's
 * colour in the light theme. Null if the type has no such picture, or is unknown to this version of the app.
 */
export function partPicture({ type: named, mcode, attributes }: PicturedPart, kind: string, accent: string): string | null {
  const type = partTypeNames.find((one) => one === named)
  const known = type && pictureKindsOf(type).find((one) => one === kind)
  return type && known ? renderPart({ type, mcode, attributes, accent }, known) : null
}
