import type { AttributeValue } from '#contract/attributes.ts'
import type { PartType } from '#contract/part-types.ts'
import type { AttributeFacts, Place } from '#server/import/facts.ts'

export type AttributeRead = { type: 'attribute'; key: string; value: AttributeValue } | { type: 'refused'; says: string }

/** Finds a shop's categories, makes and other names, and creates missing ones (known-names.ts). */
export interface Names {
  /** The id of the category with a path of names from the top, or with the given id. */
  category: (path: readonly string[], at: Place) => string
  /** The id of the default category for a kind of part, when the file has no category. */
  categoryFor: (type: PartType) => string
  /** The names from the top category down to this one. */
  categoryNames: (id: string) => readonly string[]
  attribute: (given: AttributeFacts) => AttributeRead
  typeFor: (words: readonly string[]) => PartType
}
