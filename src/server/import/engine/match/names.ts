import type { AttributeValue } from '#contract/attributes/attributes.ts'
import type { PartType } from '#contract/part/part-types.ts'
import type { AttributeFacts, FilePlace } from '#server/import/facts.ts'

export type AttributeMatch = { type: 'attribute'; key: string; value: AttributeValue } | { type: 'refused'; message: string }

/** Finds the shop's categories and attributes, and creates those that are missing (categories-and-attributes.ts). */
export interface CategoryAndAttributeLookup {
  /** Returns the id of a category by its path of names from the top, or by its id as the only element. Missing categories are created. */
  findOrAddCategory: (path: readonly string[], at: FilePlace) => string
  /** Returns the id of the default category for a kind of part. It is used when the file names no category. */
  defaultCategoryFor: (type: PartType) => string
  /** Returns the names of a category and the categories above it, from the top. */
  categoryNames: (id: string) => readonly string[]
  matchOrAddAttribute: (given: AttributeFacts) => AttributeMatch
  partTypeFromWords: (words: readonly string[]) => PartType
}
