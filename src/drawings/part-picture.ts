import type { Attributes } from '#contract/attributes.ts'
import { partTypeNames } from '#contract/part-types.ts'
import { pictureKindsOf, renderPart } from './render-part.ts'

export { pictureKindsOf, pictureSize } from './render-part.ts'

/** What a picture is drawn from: of a part all its attributes, not only those that decide. */
export interface PicturedPart {
  /** A type of contract/part-types.ts. */
  type: string
  mcode: string
  attributes: Attributes
}

/**
 * A picture of a part as SVG text, on any device the same as the shop sends: `kind` is one of `pictureKindsOf`, `accent` the shop's colour
 * on its light page. Null where the type has no such picture, or is one that a newer shop knows.
 */
export function partPicture({ type: named, mcode, attributes }: PicturedPart, kind: string, accent: string): string | null {
  const type = partTypeNames.find((one) => one === named)
  const known = type && pictureKindsOf(type).find((one) => one === kind)
  return type && known ? renderPart({ type, mcode, attributes, accent }, known) : null
}
