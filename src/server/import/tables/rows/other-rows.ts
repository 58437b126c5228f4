import type { CategoryFacts, Place, VehicleFacts } from '#server/import/facts.ts'
import { plainWords } from '#server/import/tables/plain-words.ts'
import type { RowValues } from '#server/import/tables/row-values.ts'
import { BadRow } from './part-row.ts'

const idOfName = (name: string): string => plainWords(name).replaceAll(' ', '-')

/**
 * A category from a row. Without id columns, ids are made from the names. Without a parent column, the category keeps its parent.
 * @throws BadRow
 */
export function categoryOf(at: Place, { texts, figures, lists }: RowValues, has: { ids: boolean; parents: boolean }): CategoryFacts {
  const name = texts.get('label')
  if (name === undefined) throw new BadRow('label', 'The category’s name.')
  const id = has.ids ? texts.get('id') : idOfName(name)
  if (id === undefined) throw new BadRow('id', 'The category’s id.')
  const parent = texts.get('parentId') ?? ''
  const category: CategoryFacts = {
    at,
    id,
    parentId: !has.parents && parent === '' ? null : has.ids || parent === '' ? parent : idOfName(parent),
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

/** A row of the operator's vehicle table. An id without a kind is a base vehicle. @throws BadRow */
export function vehicleOf(at: Place, { texts, figures, years }: RowValues): VehicleFacts {
  const id = texts.get('id')
  if (id === undefined) throw new BadRow('id', 'The id that the row is about.')
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
