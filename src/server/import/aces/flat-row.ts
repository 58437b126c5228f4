import { conditionText } from '#server/import/applications/fitment-note.ts'
import { plainId } from '#server/import/applications/plain-id.ts'
import type { ApplicationFacts, FileEvent, Place } from '#server/import/facts.ts'
import { type Cell, EMPTY, type TableRow } from '#server/import/files/table.ts'
import { BadValue, meansEmpty } from '#server/import/tables/bad-value.ts'
import { partCode } from '#server/import/tables/values/part-number.ts'
import type { FlatColumn } from './flat-columns.ts'
import type { FlatSheet } from './flat-sheet.ts'

const ID = /^\d+$/
const FIRST_YEAR = 1896
const LAST_YEAR = 2100

/** Converts a row of a flat list to an application. Yields the reason instead when the row is invalid. */
export function* flatApplication(row: TableRow, at: Place, { headings, columns }: FlatSheet): Generator<FileEvent> {
  const cell = (name: FlatColumn): Cell =>
    row.cells[columns.findIndex((column, place) => column === name && !meansEmpty(row.cells[place]?.text ?? ''))] ?? EMPTY
  const text = (name: FlatColumn): string => cell(name).text
  const headingOf = (name: FlatColumn): string => headings[columns.indexOf(name)] ?? String(name)
  const refuse = (name: FlatColumn, says: string): FileEvent => ({
    type: 'refused',
    refusal: { ...at, column: headingOf(name), value: text(name).slice(0, 200), says },
  })
  if (text('part') === '') return yield refuse('part', 'An application names the number of its part.')
  let code: string
  try {
    code = partCode(cell('part'))
  } catch (error) {
    if (!(error instanceof BadValue)) throw error
    return yield refuse('part', error.says)
  }
  const action = actions[(text('action') || 'a').toLowerCase()]
  if (action === undefined) return yield refuse('action', 'A (add), C (change) or D (delete) is expected.')
  const { narrowedBy, qualifiers } = conditionsOfRow(row, columns)
  const { VehicleType: typeId = '', ...others } = narrowedBy
  // Two columns may have the same meaning: one with the name of a make or model, one with its id.
  const idIn = (name: FlatColumn): string =>
    plainId(row.cells.find(({ text: said }, place) => columns[place] === name && ID.test(said))?.text ?? '')
  const vehicle = vehicleOf(text, idIn, typeId)
  if ('says' in vehicle) return yield refuse(vehicle.column, vehicle.says)
  const qty = text('qty') === '' ? null : Number(text('qty'))
  const isCount = qty === null || (Number.isSafeInteger(qty) && qty > 0)
  if (!isCount)
    yield {
      type: 'noted',
      note: {
        ...at,
        column: headingOf('qty'),
        value: text('qty').slice(0, 200),
        says: 'A whole number from 1 is expected; it was left out.',
      },
    }
  const brand = text('brand')
  const application: ApplicationFacts = {
    ...{ at, action, code, brand: /^[a-z0-9]{4}$/i.test(brand) ? brand.toUpperCase() : brand, vehicle },
    // For equipment, the vehicle type identifies the equipment and is not a condition.
    ...{ narrowedBy: vehicle.by === 'equipment' ? others : narrowedBy, qualifiers },
    notes: textsOf(row, columns, 'note'),
    position: plainId(text('position')),
    qty: isCount ? qty : null,
    partTypeId: ID.test(text('partType')) ? plainId(text('partType')) : '',
  }
  yield { type: 'application', application }
}

/** Returns the part type of a row if it is a word and not an id. The import does not use such words. */
export const partTypeText = ({ cells }: TableRow, { columns }: FlatSheet): string => {
  const text = cells[columns.indexOf('partType')]?.text ?? ''
  return ID.test(text) || meansEmpty(text) ? '' : text
}

const actions: Readonly<Record<string, ApplicationFacts['action']>> = {
  a: 'add',
  add: 'add',
  c: 'add',
  change: 'add',
  n: 'add',
  d: 'delete',
  delete: 'delete',
}

function vehicleOf(
  text: (name: FlatColumn) => string,
  id: (name: FlatColumn) => string,
  typeId: string,
): ApplicationFacts['vehicle'] | { column: FlatColumn; says: string } {
  if (text('baseVehicle') !== '')
    return id('baseVehicle') === ''
      ? { column: 'baseVehicle', says: 'The id of a base vehicle, such as 119883.' }
      : { by: 'base-vehicle', id: id('baseVehicle') }
  if (id('equipmentBase') !== '') return { by: 'equipment-base', id: id('equipmentBase') }
  const years = yearsOf(text)
  if (id('mfr') !== '' && id('equipmentModel') !== '')
    return { by: 'equipment', makeId: id('mfr'), modelId: id('equipmentModel'), typeId, from: years?.from ?? null, to: years?.to ?? null }
  if (id('make') !== '') {
    if (years === null)
      return {
        column: text('yearFrom') === '' ? 'year' : 'yearFrom',
        says: `Years from ${FIRST_YEAR} on, in order, such as 2001 or 2001-2005.`,
      }
    // A row with an unusable model is refused. Without the model, the part would seem to fit all vehicles of the make.
    if (text('model') !== '' && id('model') === '')
      return {
        column: 'model',
        says: 'The id of a model, such as 812: a model in words is none. Put it in a column ModelID, or read the list with: import fitments.',
      }
    return { by: 'years', ...years, makeId: id('make'), modelId: id('model') }
  }
  return {
    column: 'baseVehicle',
    says: 'An application names a BaseVehicleID; or years and a MakeID; or an EquipmentBaseID; or MfrID and EquipmentModelID.',
  }
}

/** Returns the years of a row, from one column (`2001`, `2001-2005`) or from two. Null when the years are missing or not in order. */
function yearsOf(text: (name: FlatColumn) => string): { from: number; to: number } | null {
  const [, first = '', last = first] = /^(\d{4})(?:\s*(?:-|–|to|bis)\s*(\d{4}))?$/.exec(text('year')) ?? []
  const from = Number(text('yearFrom') || first || Number.NaN)
  const to = Number(text('yearTo') || last || text('yearFrom') || Number.NaN)
  return Number.isInteger(from) && Number.isInteger(to) && from >= FIRST_YEAR && to <= LAST_YEAR && from <= to ? { from, to } : null
}

/**
 * Returns the conditions of a row. An id becomes a condition under its ACES name. A text without an id of the same name becomes a
 * qualifier.
 */
function conditionsOfRow({ cells }: TableRow, columns: FlatSheet['columns']): Pick<ApplicationFacts, 'narrowedBy' | 'qualifiers'> {
  const narrowedBy: Record<string, string> = {}
  const words = new Map<string, string>()
  for (const [at, column] of columns.entries()) {
    const text = cells[at]?.text ?? ''
    if (column === null || typeof column === 'string' || meansEmpty(text)) continue
    if (ID.test(text) && column.holdsCounts !== true) narrowedBy[column.conditionElement] ??= plainId(text)
    else if (!words.has(column.conditionElement)) words.set(column.conditionElement, text)
  }
  const said = [...words].flatMap(([of, text]) => (narrowedBy[of] === undefined ? [conditionText(of, text)] : []))
  return { narrowedBy, qualifiers: [...said, ...textsOf({ cells }, columns, 'qualifier')].filter((text) => text !== '') }
}

const textsOf = ({ cells }: Pick<TableRow, 'cells'>, columns: FlatSheet['columns'], name: FlatColumn): string[] =>
  columns.flatMap((column, at) =>
    column === name && !meansEmpty(cells[at]?.text ?? '') ? [(cells[at]?.text ?? '').replace(/\s+/g, ' ')] : [],
  )
