import type { AttributeValue } from '#contract/attributes.ts'
import type { PartType } from '#contract/part-types.ts'
import type { AttributeFacts, Place } from '#server/import/facts.ts'

export type AttributeRead = { type: 'attribute'; key: string; value: AttributeValue } | { type: 'refused'; says: string }

/** What a shop calls its things: asked by name, and made where there is none (known-names.ts). */
export interface Names {
  /** Id of the category that a path of names leads to, from the top; or of the one with that id. */
  category: (path: readonly string[], at: Place) => string
  /** Id of the category in which parts of a kind stand, where a file names none. */
  categoryFor: (type: PartType) => string
  /** Names from the top category to this one. */
  categoryNames: (id: string) => readonly string[]
  attribute: (given: AttributeFacts) => AttributeRead
  typeFor: (words: readonly string[]) => PartType
}
