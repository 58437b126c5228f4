import { describeCondition } from '#server/import/applications/fitment-note.ts'
import { normalizeId } from '#server/import/applications/plain-id.ts'
import type { ApplicationFacts, FileEvent, FilePlace } from '#server/import/facts.ts'
import { type Cell, EMPTY_CELL, type TableRow } from '#server/import/files/table.ts'
import { InvalidValueError, isEmptyValue } from '#server/import/tables/invalid-value.ts'
import { parsePartCode } from '#server/import/tables/values/part-number.ts'
import type { FlatColumn } from './flat-columns.ts'
import type { FlatSheet } from './flat-sheet.ts'

const NUMERIC_ID_PATTERN = /^\d+$/
const EARLIEST_MODEL_YEAR = 1896
const LATEST_MODEL_YEAR = 2100

/** Converts a row of a flat list to an application. Yields the reason instead when the row is invalid. */
export function* readFlatApplication(row: TableRow, at: FilePlace, { headings, columns }: FlatSheet): Generator<FileEvent> {
  const cell = (name: FlatColumn): Cell =>
    row.cells[columns.findIndex((column, place) => column === name && !isEmptyValue(row.cells[place]?.text ?? ''))] ?? EMPTY_CELL
  const text = (name: FlatColumn): string => cell(name).text
  const headingOf = (name: FlatColumn): string => headings[columns.indexOf(name)] ?? String(name)
  const refuse = (name: FlatColumn, says: string): FileEvent => ({
    type: 'refused',
    refusal: { ...at, column: headingOf(name), value: text(name).slice(0, 200), says },
  })
  if (text('part') === '') return yield refuse('part', 'An application names the number of its part.')
  let code: string
  try {
    code = parsePartCode(cell('part'))
  } catch (error) {
    if (!(error instanceof InvalidValueError)) throw error
    return yield refuse('part', error.says)
  }
  const action = applicationActions[(text('action') || 'a').toLowerCase()]
  if (action === undefined) return yield refuse('action', 'A (add), C (change) or D (delete) is expected.')
  const { narrowedBy, qualifiers } = readRowConditions(row, columns)
  const { VehicleType: typeId = '', ...others } = narrowedBy
  // Two columns may have the same meaning: one with the name of a make or model, one with its id.
  const idIn = (name: FlatColumn): string =>
    normalizeId(row.cells.find(({ text: said }, place) => columns[place] === name && NUMERIC_ID_PATTERN.test(said))?.text ?? '')
  const vehicle = readFlatVehicle(text, idIn, typeId)
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
    notes: columnTexts(row, columns, 'note'),
    position: normalizeId(text('position')),
    qty: isCount ? qty : null,
    partTypeId: NUMERIC_ID_PATTERN.test(text('partType')) ? normalizeId(text('partType')) : '',
  }
  yield { type: 'application', application }
}

/** Returns the part type of a row if it is a word and not an id. The import does not use such words. */
export const readPartTypeText = ({ cells }: TableRow, { columns }: FlatSheet): string => {
  const text = cells[columns.indexOf('partType')]?.text ?? ''
  return NUMERIC_ID_PATTERN.test(text) || isEmptyValue(text) ? '' : text
}

const applicationActions: Readonly<Record<string, ApplicationFacts['action']>> = {
  a: 'add',
  add: 'add',
  c: 'add',
  change: 'add',
  n: 'add',
  d: 'delete',
  delete: 'delete',
}

function readFlatVehicle(
  text: (name: FlatColumn) => string,
  id: (name: FlatColumn) => string,
  typeId: string,
): ApplicationFacts['vehicle'] | { column: FlatColumn; says: string } {
  if (text('baseVehicle') !== '')
    return id('baseVehicle') === ''
      ? { column: 'baseVehicle', says: 'The id of a base vehicle, such as 119883.' }
      : { by: 'base-vehicle', id: id('baseVehicle') }
  if (id('equipmentBase') !== '') return { by: 'equipment-base', id: id('equipmentBase') }
  const years = readYearRange(text)
  if (id('mfr') !== '' && id('equipmentModel') !== '')
    return { by: 'equipment', makeId: id('mfr'), modelId: id('equipmentModel'), typeId, from: years?.from ?? null, to: years?.to ?? null }
  if (id('make') !== '') {
    if (years === null)
      return {
        column: text('yearFrom') === '' ? 'year' : 'yearFrom',
        says: `Years from ${EARLIEST_MODEL_YEAR} on, in order, such as 2001 or 2001-2005.`,
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
function readYearRange(text: (name: FlatColumn) => string): { from: number; to: number } | null {
  const [, first = '', last = first] = /^(\d{4})(?:\s*(?:-|–|to|bis)\s*(\d{4}))?$/.exec(text('year')) ?? []
  const from = Number(text('yearFrom') || first || Number.NaN)
  const to = Number(text('yearTo') || last || text('yearFrom') || Number.NaN)
  return Number.isInteger(from) && Number.isInteger(to) && from >= EARLIEST_MODEL_YEAR && to <= LATEST_MODEL_YEAR && from <= to
    ? { from, to }
    : null
}

/**
 * Returns the conditions of a row. An id becomes a condition under its ACES name. A text becomes a qualifier, unless the row also has an id
 * for the same condition.
 */
function readRowConditions({ cells }: TableRow, columns: FlatSheet['columns']): Pick<ApplicationFacts, 'narrowedBy' | 'qualifiers'> {
  const narrowedBy: Record<string, string> = {}
  const words = new Map<string, string>()
  for (const [at, column] of columns.entries()) {
    const text = cells[at]?.text ?? ''
    if (column === null || typeof column === 'string' || isEmptyValue(text)) continue
    if (NUMERIC_ID_PATTERN.test(text) && column.holdsCounts !== true) narrowedBy[column.conditionElement] ??= normalizeId(text)
    else if (!words.has(column.conditionElement)) words.set(column.conditionElement, text)
  }
  const said = [...words].flatMap(([of, text]) => (narrowedBy[of] === undefined ? [describeCondition(of, text)] : []))
  return { narrowedBy, qualifiers: [...said, ...columnTexts({ cells }, columns, 'qualifier')].filter((text) => text !== '') }
}

const columnTexts = ({ cells }: Pick<TableRow, 'cells'>, columns: FlatSheet['columns'], name: FlatColumn): string[] =>
  columns.flatMap((column, at) =>
    column === name && !isEmptyValue(cells[at]?.text ?? '') ? [(cells[at]?.text ?? '').replace(/\s+/g, ' ')] : [],
  )
