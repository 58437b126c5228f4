import type { AttributeValue } from '#contract/attributes/attributes.ts'
import type { PartType } from '#contract/part/part-types.ts'
import type { AttributeFacts, Place } from '#server/import/facts.ts'

export type AttributeReading = { type: 'attribute'; key: string; value: AttributeValue } | { type: 'refused'; says: string }

/** Finds the shop's categories and attributes, and creates those that are missing (known-names.ts). */
export interface NameLookup {
  /** Returns the id of a category by its path of names from the top, or by its id as the only element. Missing categories are created. */
  findOrAddCategory: (path: readonly string[], at: Place) => string
  /** Returns the id of the default category for a kind of part. It is used when the file names no category. */
  defaultCategoryFor: (type: PartType) => string
  /** Returns the names of a category and the categories above it, from the top. */
  categoryNames: (id: string) => readonly string[]
  readAttribute: (given: AttributeFacts) => AttributeReading
  partTypeFromWords: (words: readonly string[]) => PartType
}
