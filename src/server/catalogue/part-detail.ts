import { type RawBuilder, sql } from 'kysely'
import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import type { FittingNotes, PartNumber } from '#contract/catalogue/catalogue.ts'
import { listDrawingPictures } from '#drawings/drawings-of.ts'
import { buildPartDetail, MAX_ALTERNATIVES, MAX_SUPERSEDED_PARTS, type RelatedPartData } from '#search/answer/part/detail.ts'
import { partNotFoundError } from '#search/catalogue/part-not-found-error.ts'
import { picturesColumn } from '#server/db/own-pictures.ts'
import { PREPARED_QUERY_PREFIX } from '#server/db/prepared.ts'
import { unnamedApplications } from '#server/db/unnamed-applications.ts'
import { currentDateOf } from '#server/kernel/ask.ts'
import type { CatalogueRequestContext } from './ask.ts'
import { type CardRow, cardColumns, cardDataOfRow, cardRows, rankedCardDataOf } from './cards.ts'
import { promotionColumn } from './promoted.ts'
import { styleOf } from './styles.ts'

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
  superseded: RelatedPartData | null
  supersedes: RelatedPartData[] | null
  same_unit: number[] | null
  fitment_count: number
  unnamed: { count: number; ids: string[] } | null
}

const partReferenceJsonSql = (other: string): RawBuilder<unknown> =>
  sql.raw(`json_build_object('mcode', ${other}.mcode, 'name', ${other}.name, 'specName', ${other}.spec_name)`)

/**
 * Returns the data of a part's page. One query reads the part with its part numbers and related parts. Another reads the cards of parts
 * that are the same unit in another condition or from another maker. Throws `not-found`.
 */
export async function productDetail(
  ask: CatalogueRequestContext,
  { mcode }: ParsedInputOf<'productDetail'>,
): Promise<CallResultOf<'productDetail'>> {
  const catalogue = await ask.catalogue()
  const row = await detailRow(ask, mcode)
  if (!row) throw partNotFoundError(mcode)
  const sameUnit = row.same_unit ?? []
  const others = await cardRows(ask, sameUnit)
  const style = row.type === 'workwear' ? await styleOf(ask, mcode) : undefined
  return buildPartDetail(
    catalogue,
    {
      card: cardDataOfRow(catalogue, row),
      attributes: row.attributes,
      description: row.description,
      gtin: row.gtin,
      boxMm: row.box_mm,
      warrantyMonths: row.warranty_months,
      countryOfOrigin: row.country,
      hsCode: row.hs_code,
      fitting: row.fitting,
      style: style ?? null,
      numbers: row.numbers ?? [],
      supersededBy: row.superseded,
      supersedes: row.supersedes ?? [],
      sameUnit: rankedCardDataOf(catalogue, others, sameUnit),
      fitmentCount: row.fitment_count,
      unnamed: row.unnamed,
      updatedAt: row.updated_at.getTime(),
    },
    listDrawingPictures,
  )
}

/**
 * Reads a part with its related parts. Lists are sorted as in `partDetail` before they are limited. Codes are compared byte by byte
 * (migration 001).
 */
async function detailRow({ db, tenantId, clock }: CatalogueRequestContext, mcode: string): Promise<DetailRow | undefined> {
  const columns = sql.join(cardColumns.map((column) => sql.ref(`part.${column}`)))
  const read = await sql<DetailRow>`${sql.raw(PREPARED_QUERY_PREFIX)}
    select ${columns}, ${promotionColumn(currentDateOf({ clock }))} as promotion, ${picturesColumn()} as pictures, description, gtin, box_mm, warranty_months, country, hs_code, updated_at, fitting,
      (select json_agg(json_build_object('kind', kind, 'maker', maker, 'number', display) order by sort_num)
        from part_number where part_number.tenant_id = part.tenant_id and part_id = part.id and kind <> 'mcode') as numbers,
      (select ${partReferenceJsonSql('other')} from part as other
        where other.tenant_id = part.tenant_id and other.mcode = part.superseded_by) as superseded,
      (select json_agg(${partReferenceJsonSql('other')}) from (select mcode, name, spec_name from part as older
        where older.tenant_id = part.tenant_id and older.superseded_by = part.mcode order by older.mcode limit ${MAX_SUPERSEDED_PARTS}) as other) as supersedes,
      (select json_agg(other.id) from (select id from part as kin
        where kin.tenant_id = part.tenant_id and kin.unit_key = part.unit_key and kin.id <> part.id
        order by kin.popularity desc, kin.mcode limit ${MAX_ALTERNATIVES}) as other) as same_unit,
      (select count(*)::int from fitment where fitment.tenant_id = part.tenant_id and fitment.part_id = part.id) as fitment_count,
      ${unnamedApplications} as unnamed
    from part where tenant_id = ${tenantId} and mcode = ${mcode}`.execute(db)
  return read.rows[0]
}
