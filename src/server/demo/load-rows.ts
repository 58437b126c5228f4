import { numberKey } from '#contract/numbers.ts'
import { foldWords } from '#contract/vehicle/fold-words.ts'
import { dollarsText } from '#server/db/money.ts'
import type { DemoPart } from './demo-rows.ts'

/** One table's rows of a batch, column by column, as one statement takes them. */
export interface Columns {
  table: string
  /** Column name, its type in the database, and the values. */
  columns: readonly (readonly [name: string, type: string, values: unknown[]])[]
}

const asText = (value: unknown): string => JSON.stringify(value)
const each = <T>(list: readonly T[], of: (item: T) => unknown): unknown[] => list.map(of)

/** The `part` and `part_text` rows of a batch, whose ids begin at `firstId`. */
export function partColumns(tenantId: string, parts: readonly DemoPart[], firstId: number): Columns[] {
  const oe = parts.map((part) => part.numbers.find((number) => number.kind === 'oe'))
  const money = (cents: number | null) => (cents === null ? null : dollarsText(cents))
  const ids = parts.map((_, at) => firstId + at)
  const tenants = parts.map(() => tenantId)
  return [
    {
      table: 'part',
      columns: [
        ['id', 'int', ids],
        ['tenant_id', 'text', tenants],
        ['mcode', 'text', each(parts, (p) => p.mcode)],
        ['type', 'text', each(parts, (p) => p.type)],
        ['category_id', 'text', each(parts, (p) => p.category_id)],
        ['group_name', 'text', each(parts, (p) => p.group_name)],
        ['name', 'text', each(parts, (p) => p.name)],
        ['description', 'text', each(parts, (p) => p.description)],
        ['producer', 'text', each(parts, (p) => p.producer)],
        ['condition', 'text', each(parts, (p) => p.condition)],
        ['oe_number', 'text', oe.map((number) => number?.display ?? '')],
        ['oe_producer', 'text', oe.map((number) => number?.maker ?? '')],
        ['spec_name', 'text', each(parts, (p) => p.spec_name)],
        ['attributes', 'jsonb', each(parts, (p) => asText(p.attributes))],
        ['price', 'numeric', each(parts, (p) => money(p.price_cents))],
        ['was_price', 'numeric', each(parts, (p) => money(p.was_price_cents))],
        ['core_charge', 'numeric', each(parts, (p) => money(p.core_cents))],
        [
          'price_steps',
          'jsonb',
          each(parts, (p) => asText(p.price_steps.map(({ fromQty, unitCents }) => ({ fromQty, unitPrice: dollarsText(unitCents) })))),
        ],
        ['stock', 'int', each(parts, (p) => p.stock)],
        ['restock_on', 'date', each(parts, (p) => p.restock_on)],
        ['ended', 'bool', each(parts, (p) => p.ended)],
        ['weight_g', 'int', each(parts, (p) => p.weight_g)],
        ['box_mm', 'jsonb', each(parts, (p) => asText(p.box_mm))],
        ['warranty_months', 'int', each(parts, (p) => p.warranty_months)],
        ['country', 'text', each(parts, (p) => p.country)],
        ['hs_code', 'text', each(parts, (p) => p.hs_code)],
        ['gtin', 'text', each(parts, (p) => p.gtin)],
        ['min_qty', 'int', each(parts, (p) => p.min_qty)],
        ['superseded_by', 'text', each(parts, (p) => p.superseded_by)],
        ['unit_key', 'text', each(parts, (p) => p.unit_key)],
        ['popularity', 'int', each(parts, (p) => p.popularity)],
        ['first_sold_on', 'date', each(parts, (p) => p.first_sold_on)],
        ['updated_at', 'timestamptz', each(parts, (p) => p.updated_at)],
        ['fitting', 'jsonb', each(parts, (p) => (p.fitting === null ? null : asText(p.fitting)))],
        ['application_hint', 'text', each(parts, (p) => p.application_hint)],
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

/** The numbers of a batch: the shop's own code first, then the part's own list in its order. */
export function numberColumns(tenantId: string, parts: readonly DemoPart[], firstId: number): Columns {
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
      ['part_id', 'int', each(rows, (row) => row.partId)],
      ['sort_num', 'int', each(rows, (row) => row.place)],
      ['tenant_id', 'text', each(rows, () => tenantId)],
      ['kind', 'text', each(rows, (row) => row.kind)],
      ['maker', 'text', each(rows, (row) => row.maker)],
      ['display', 'text', each(rows, (row) => row.display)],
      ['key', 'text', each(rows, (row) => row.key)],
    ],
  }
}

export function fitmentColumns(tenantId: string, parts: readonly DemoPart[], firstId: number): Columns {
  const rows = parts.flatMap((part, at) => part.fitments.map((fitment) => ({ ...fitment, partId: firstId + at })))
  return {
    table: 'fitment',
    columns: [
      ['tenant_id', 'text', each(rows, () => tenantId)],
      ['part_id', 'int', each(rows, (row) => row.partId)],
      ['model_id', 'text', each(rows, (row) => row.model_id)],
      ['engine', 'text', each(rows, (row) => row.engine)],
      ['year_from', 'int', each(rows, (row) => row.year_from)],
      ['year_to', 'int', each(rows, (row) => row.year_to)],
    ],
  }
}

/** The parts lists of a batch's units; `idOf` knows every component that came before. */
export function partsListColumns(
  tenantId: string,
  parts: readonly DemoPart[],
  firstId: number,
  idOf: (mcode: string) => number | null,
): Columns {
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
      ['unit_id', 'int', each(rows, (row) => row.unitId)],
      ['position', 'int', each(rows, (row) => row.position)],
      ['tenant_id', 'text', each(rows, () => tenantId)],
      ['name', 'text', each(rows, (row) => row.name)],
      ['qty', 'int', each(rows, (row) => row.qty)],
      ['part_id', 'int', each(rows, (row) => row.partId)],
    ],
  }
}
