import type { CategoryFacts, FilePlace, VehicleFacts } from '#server/import/facts.ts'
import { normalizeWords } from '#server/import/tables/plain-words.ts'
import type { RowValues } from '#server/import/tables/row-values.ts'
import { InvalidRowError } from './part-row.ts'

const categoryIdOfName = (name: string): string => normalizeWords(name).replaceAll(' ', '-')

/**
 * Converts a row to a category. When the table has no column for ids, ids are made from names. When it has no column for parents, an
 * existing category keeps its parent.
 * @throws InvalidRowError when the name or the id is missing.
 */
export function createCategoryFacts(
  at: FilePlace,
  { texts, numberValues: figures, lists }: RowValues,
  has: { hasIdColumn: boolean; hasParentColumn: boolean },
): CategoryFacts {
  const name = texts.get('label')
  if (name === undefined) throw new InvalidRowError('label', 'The category’s name.')
  const id = has.hasIdColumn ? texts.get('id') : categoryIdOfName(name)
  if (id === undefined) throw new InvalidRowError('id', 'The category’s id.')
  const parent = texts.get('parentId') ?? ''
  const category: CategoryFacts = {
    at,
    id,
    parentId: !has.hasParentColumn && parent === '' ? null : has.hasIdColumn || parent === '' ? parent : categoryIdOfName(parent),
    name,
    description: texts.get('description') ?? '',
    sortNum: figures.get('sortNum') ?? null,
  }
  for (const key of ['decides', 'filters', 'shows'] as const) {
    const list = lists.get(key)
    if (list) category[key] = list
  }
  return category
}

/**
 * Converts a row to a row of the operator's vehicle table. An id without a kind is the id of a base vehicle.
 * @throws InvalidRowError when the id is missing.
 */
export function createVehicleFacts(at: FilePlace, { texts, numberValues: figures, years }: RowValues): VehicleFacts {
  const id = texts.get('id')
  if (id === undefined) throw new InvalidRowError('id', 'The id that the row is about.')
  const text = (key: string): string => texts.get(key) ?? ''
  return {
    at,
    of: texts.get('of') ?? 'BaseVehicle',
    id,
    name: text('label'),
    year: figures.get('yearFrom') ?? years?.from ?? null,
    yearTo: figures.get('yearTo') ?? years?.to ?? null,
    make: text('make'),
    model: text('model'),
    makeId: text('makeId'),
    modelId: text('modelId'),
    engine: text('engine'),
    application: text('application'),
  }
}
