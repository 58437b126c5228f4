import { numberKey } from '#contract/numbers/numbers.ts'
import { type PartField, type PartFieldKey, partFieldRows, partFields } from '#contract/part/part-fields.ts'
import { foldWords } from '#contract/text/fold-words.ts'
import { dollarsTextOfCents } from '#server/db/money.ts'
import { columnTypes } from '#server/db/part-columns.ts'
import type { DemoPart } from './demo-rows.ts'

/** Rows for one table, as one array per column, so that one statement can insert them all. */
export interface TableColumns {
  table: string
  columns: readonly (readonly [name: string, type: string, values: unknown[]])[]
}

const jsonText = (value: unknown): string => JSON.stringify(value)
const valuesOfItems = <T>(list: readonly T[], of: (item: T) => unknown): unknown[] => list.map(of)

const dollarsTextOrNull = (cents: number | null) => (cents === null ? null : dollarsTextOfCents(cents))
const firstOeNumber = ({ numbers }: DemoPart) => numbers.find(({ kind }) => kind === 'oe')

/** Functions for the columns of `part` whose value differs from the field of the same name in a generated part. */
const computedColumns: Partial<Record<PartFieldKey, (part: DemoPart) => unknown>> = {
  oeNumber: (part) => firstOeNumber(part)?.display ?? '',
  oeProducer: (part) => firstOeNumber(part)?.maker ?? '',
  cents: ({ price_cents }) => dollarsTextOrNull(price_cents),
  wasCents: ({ was_price_cents }) => dollarsTextOrNull(was_price_cents),
  coreCents: ({ core_cents }) => dollarsTextOrNull(core_cents),
  steps: ({ price_steps }) =>
    jsonText(price_steps.map(({ fromQty, unitCents }) => ({ fromQty, unitPrice: dollarsTextOfCents(unitCents) }))),
}

/** Returns the value of a part's column, or the default of `partFields` if the generated part has no value. */
function partFieldValue(part: DemoPart, key: PartFieldKey): unknown {
  const { column, holds, empty }: PartField = partFields[key]
  const value: unknown = computedColumns[key]?.(part) ?? Reflect.get(part, column) ?? empty ?? null
  return value !== null && typeof value === 'object' && holds.startsWith('json') ? jsonText(value) : value
}

/** Returns the rows of `part` and `part_text` for a batch of parts. Part ids are consecutive from `firstId`. */
export function buildPartColumns(tenantId: string, parts: readonly DemoPart[], firstId: number): TableColumns[] {
  const ids = parts.map((_, at) => firstId + at)
  const tenants = parts.map(() => tenantId)
  return [
    {
      table: 'part',
      columns: [
        ['id', 'int', ids],
        ['tenant_id', 'text', tenants],
        ...partFieldRows.map(
          ([key, { column, holds }]) => [column, columnTypes[holds], valuesOfItems(parts, (part) => partFieldValue(part, key))] as const,
        ),
      ],
    },
    {
      table: 'part_text',
      columns: [
        ['part_id', 'int', ids],
        ['tenant_id', 'text', tenants],
        ['words', 'text', parts.map((part) => foldWords(part.words))],
      ],
    },
  ]
}

/** Returns the part numbers of a batch of parts: for each part its own code first, then its other numbers in order. */
export function buildNumberColumns(tenantId: string, parts: readonly DemoPart[], firstId: number): TableColumns {
  const rows = parts.flatMap((part, at) =>
    [{ kind: 'mcode' as const, maker: '', display: part.mcode }, ...part.numbers].map((number, place) => ({
      ...number,
      partId: firstId + at,
      place,
      key: numberKey(number.display),
    })),
  )
  return {
    table: 'part_number',
    columns: [
      ['part_id', 'int', valuesOfItems(rows, (row) => row.partId)],
      ['sort_num', 'int', valuesOfItems(rows, (row) => row.place)],
      ['tenant_id', 'text', valuesOfItems(rows, () => tenantId)],
      ['kind', 'text', valuesOfItems(rows, (row) => row.kind)],
      ['maker', 'text', valuesOfItems(rows, (row) => row.maker)],
      ['display', 'text', valuesOfItems(rows, (row) => row.display)],
      ['key', 'text', valuesOfItems(rows, (row) => row.key)],
    ],
  }
}

export function buildFitmentColumns(tenantId: string, parts: readonly DemoPart[], firstId: number): TableColumns {
  const rows = parts.flatMap((part, at) => part.fitments.map((fitment) => ({ ...fitment, partId: firstId + at })))
  return {
    table: 'fitment',
    columns: [
      ['tenant_id', 'text', valuesOfItems(rows, () => tenantId)],
      ['part_id', 'int', valuesOfItems(rows, (row) => row.partId)],
      ['model_id', 'text', valuesOfItems(rows, (row) => row.model_id)],
      ['engine', 'text', valuesOfItems(rows, (row) => row.engine)],
      ['year_from', 'int', valuesOfItems(rows, (row) => row.year_from)],
      ['year_to', 'int', valuesOfItems(rows, (row) => row.year_to)],
    ],
  }
}

/** Returns the parts lists of the units in a batch. `idOf` returns the ids of all components so far. */
export function buildPartsListColumns(
  tenantId: string,
  parts: readonly DemoPart[],
  firstId: number,
  idOf: (mcode: string) => number | null,
): TableColumns {
  const rows = parts.flatMap((part, at) =>
    part.partsList.map((line, place) => ({
      ...line,
      unitId: firstId + at,
      position: place + 1,
      partId: line.mcode === null ? null : idOf(line.mcode),
    })),
  )
  return {
    table: 'parts_list',
    columns: [
      ['unit_id', 'int', valuesOfItems(rows, (row) => row.unitId)],
      ['position', 'int', valuesOfItems(rows, (row) => row.position)],
      ['tenant_id', 'text', valuesOfItems(rows, () => tenantId)],
      ['name', 'text', valuesOfItems(rows, (row) => row.name)],
      ['qty', 'int', valuesOfItems(rows, (row) => row.qty)],
      ['part_id', 'int', valuesOfItems(rows, (row) => row.partId)],
    ],
  }
}
