import { type RawBuilder, sql } from 'kysely'
import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import type { FittingNotes, PartNumber } from '#contract/catalogue.ts'
import { ownImages } from '#contract/own-picture.ts'
import type { PartType } from '#contract/part-types.ts'
import { pictureUrl } from '#contract/picture-url.ts'
import { mcodeOf } from '#contract/primitives.ts'
import { pictureKindsOf, pictureSize } from '#drawings/part-picture.ts'
import { crumbsOf } from '#search/answer/categories.ts'
import { ownLabels, shownAttributes } from '#search/catalogue/choices.ts'
import { picturesColumn } from '#server/db/own-pictures.ts'
import { PREPARED } from '#server/db/prepared.ts'
import { nowOf } from '#server/kernel/ask.ts'
import { inLanguage } from '#server/kernel/words.ts'
import type { CatalogueAsk } from './ask.ts'
import { type CardRow, cardColumns, cardOf, cardRows } from './cards.ts'
import { partNotFound } from './part-id.ts'
import { pricesOf, promotionColumn } from './promoted.ts'
import { styleOf } from './styles.ts'
import { unnamedApplications } from './unnamed-applications.ts'

interface Reference {
  id: number
  mcode: string
  name: string
  spec_name: string
}

type DetailRow = CardRow & {
  description: string
  gtin: string
  box_mm: { length: number; width: number; height: number }
  warranty_months: number
  country: string
  hs_code: string
  updated_at: Date
  fitting: FittingNotes | null
  numbers: PartNumber[] | null
  superseded: Reference | null
  supersedes: Reference[] | null
  alternatives: Reference[] | null
  fitment_count: number
  unnamed: { count: number; ids: string[] } | null
}

const MAX_ALTERNATIVES = 12
const MAX_SUPERSEDES = 20

const reference = (other: string): RawBuilder<unknown> =>
  sql.raw(`json_build_object('id', ${other}.id, 'mcode', ${other}.mcode, 'name', ${other}.name, 'spec_name', ${other}.spec_name)`)

/** One part with its numbers and its relatives: one question to the database, and one for what these cost. */
export async function productDetail(ask: CatalogueAsk, { mcode }: ParsedOf<'productDetail'>): Promise<ResultOf<'productDetail'>> {
  const catalogue = await ask.catalogue()
  const row = await detailRow(ask, mcode)
  if (!row) throw partNotFound(mcode)
  const kin = (row.alternatives ?? []).map(({ id }) => id)
  const offers = await cardRows(ask, kin)
  const style = row.type === 'workwear' ? await styleOf(ask, mcode) : undefined
  const { own: _, ...card } = cardOf(catalogue, row)
  const attributes = shownAttributes(catalogue.choices, row.category_id, row.type, row.attributes)
  return {
    ...card,
    ...(card.promotion && { promotion: { ...card.promotion, name: inLanguage(ask.locale, card.promotion.name) } }),
    attributes,
    ...ownLabels(catalogue.choices, attributes),
    description: row.description,
    gtin: row.gtin,
    weightKg: row.weight_g / 1000,
    boxMm: row.box_mm,
    warrantyMonths: row.warranty_months,
    countryOfOrigin: row.country,
    hsCode: row.hs_code,
    minQty: row.min_qty,
    images: [...ownImages(mcode, row.pictures), ...drawingsOf(mcode, row.type)],
    numbers: row.numbers ?? [],
    priceLadder: pricesOf(row).priceLadder,
    ...(row.superseded ? { supersededBy: referenceOf(row.superseded) } : {}),
    supersedes: (row.supersedes ?? []).map(referenceOf),
    alternatives: (row.alternatives ?? []).map(referenceOf),
    offers: kin.flatMap((id) => {
      const other = offers.get(id)
      return other ? [cardOf(catalogue, other)] : []
    }),
    ...(row.fitting ? { fitting: row.fitting } : {}),
    ...(style ? { style } : {}),
    path: crumbsOf(catalogue.frame, row.category_id),
    fitmentCount: row.fitment_count,
    ...(row.unnamed ? { unnamed: row.unnamed } : {}),
    updatedAt: row.updated_at.toISOString(),
  }
}

const referenceOf = ({ mcode, name, spec_name }: Reference) => ({ mcode: mcodeOf(mcode), name, specName: spec_name })

const drawingsOf = (mcode: string, type: PartType) =>
  pictureKindsOf(type).map((kind) => ({ url: pictureUrl(mcode, kind), kind, ...pictureSize(kind) }))

async function detailRow({ db, tenantId, clock }: CatalogueAsk, mcode: string): Promise<DetailRow | undefined> {
  const columns = sql.join(cardColumns.map((column) => sql.ref(`part.${column}`)))
  const read = await sql<DetailRow>`${sql.raw(PREPARED)}
    select ${columns}, ${promotionColumn(nowOf({ clock }))} as promotion, ${picturesColumn()} as pictures, description, gtin, box_mm, warranty_months, country, hs_code, updated_at, fitting,
      (select json_agg(json_build_object('kind', kind, 'maker', maker, 'number', display) order by sort_num)
        from part_number where part_number.tenant_id = part.tenant_id and part_id = part.id and kind <> 'mcode') as numbers,
      (select ${reference('other')} from part as other
        where other.tenant_id = part.tenant_id and other.mcode = part.superseded_by) as superseded,
      (select json_agg(${reference('other')}) from (select id, mcode, name, spec_name from part as older
        where older.tenant_id = part.tenant_id and older.superseded_by = part.mcode order by older.mcode limit ${MAX_SUPERSEDES}) as other) as supersedes,
      (select json_agg(${reference('other')}) from (select id, mcode, name, spec_name from part as kin
        where kin.tenant_id = part.tenant_id and kin.unit_key = part.unit_key and kin.id <> part.id
        order by kin.popularity desc, kin.mcode limit ${MAX_ALTERNATIVES}) as other) as alternatives,
      (select count(*)::int from fitment where fitment.tenant_id = part.tenant_id and fitment.part_id = part.id) as fitment_count,
      ${unnamedApplications} as unnamed
    from part where tenant_id = ${tenantId} and mcode = ${mcode}`.execute(db)
  return read.rows[0]
}
