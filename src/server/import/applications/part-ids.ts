import { sql } from 'kysely'
import { numberKey } from '#contract/numbers.ts'
import type { Db } from '#server/db/open.ts'
import { PREPARED } from '#server/db/prepared.ts'
import { partCode, partCodeOfBrand } from '#server/import/engine/part-code.ts'
import type { PartIdsOf } from './stage-applications.ts'

/** The parts of the shop that a number may mean. */
export interface PartCandidates {
  /** By the code that the number makes with its brand. */
  withBrand: number | null
  /** By the code of the number alone. */
  ofCode: number | null
  /** Whose own number it is; not asked where a code leads to one. */
  bearers: number[]
}

/**
 * Finds the parts that numbers of ACES mean: by the code that the number makes with its brand, then by that of the number alone, then by the
 * one part whose own number it is. ACES says brands by their AAIAID, which no part has to bear, so a code is not asked for its brand.
 */
export const partIdsOfTenant =
  (db: Db, tenantId: string): PartIdsOf =>
  async (asked) =>
    (await partCandidates(db, tenantId, asked)).map(({ withBrand, ofCode, bearers }) => withBrand ?? ofCode ?? only(bearers))

/** The one of a list that has one. */
export const only = <T>(all: readonly T[]): T | null => (all.length === 1 ? (all[0] ?? null) : null)

/** The parts that numbers may mean, in their order. */
export async function partCandidates(db: Db, tenantId: string, asked: Parameters<PartIdsOf>[0]): Promise<PartCandidates[]> {
  const { rows } = await sql<PartCandidates>`${sql.raw(PREPARED)}
      select with_brand_of.id as "withBrand", of_code.id as "ofCode", case when with_brand_of.id is null and of_code.id is null then array(
        select distinct part.id from part_number join part on part.tenant_id = part_number.tenant_id and part.id = part_number.part_id
          where part_number.tenant_id = ${tenantId} and part_number.key = asked.key
            and (part_number.kind = 'mcode' or lower(part_number.maker) = lower(part.producer))) else '{}' end as bearers
      from unnest(${asked.map(({ code, brand }) => partCodeOfBrand(code, brand))}::text[], ${asked.map(({ code }) => partCode(code))}::text[],
        ${asked.map(({ code }) => numberKey(code))}::text[]) with ordinality as asked (with_brand, code, key, place)
        left join part as with_brand_of on with_brand_of.tenant_id = ${tenantId} and with_brand_of.mcode = asked.with_brand
        left join part as of_code on of_code.tenant_id = ${tenantId} and of_code.mcode = asked.code
      order by place`.execute(db)
  return rows
}
