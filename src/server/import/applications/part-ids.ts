import { sql } from 'kysely'
import { numberKey } from '#contract/numbers.ts'
import type { Db } from '#server/db/open.ts'
import { PREPARED } from '#server/db/prepared.ts'
import { partCode, partCodeWithBrand } from '#server/import/engine/part-code.ts'
import type { PartIdsOf } from './stage-applications.ts'

/** The shop's parts that a number may match. */
export interface PartCandidates {
  /** The part whose code is the number with its brand. */
  withBrand: number | null
  /** The part whose code is the number alone. */
  ofCode: number | null
  /** The parts with this own number. Only read when no code matches. */
  bearers: number[]
}

/**
 * Finds the parts for ACES numbers: by code with brand, then by code alone, then by own number if it is unique. ACES identifies brands by
 * AAIAID, which parts need not have. So the brand of a part found by code is not checked.
 */
export const partIdsOfTenant =
  (db: Db, tenantId: string): PartIdsOf =>
  async (asked) =>
    (await partCandidates(db, tenantId, asked)).map(({ withBrand, ofCode, bearers }) => withBrand ?? ofCode ?? only(bearers))

/** The item of a list with exactly one item, otherwise null. */
export const only = <T>(all: readonly T[]): T | null => (all.length === 1 ? (all[0] ?? null) : null)

/** The parts that some numbers may match, in the same order. */
export async function partCandidates(db: Db, tenantId: string, asked: Parameters<PartIdsOf>[0]): Promise<PartCandidates[]> {
  const { rows } = await sql<PartCandidates>`${sql.raw(PREPARED)}
      select with_brand_of.id as "withBrand", of_code.id as "ofCode", case when with_brand_of.id is null and of_code.id is null then array(
        select distinct part.id from part_number join part on part.tenant_id = part_number.tenant_id and part.id = part_number.part_id
          where part_number.tenant_id = ${tenantId} and part_number.key = asked.key
            and (part_number.kind = 'mcode' or lower(part_number.maker) = lower(part.producer))) else '{}' end as bearers
      from unnest(${asked.map(({ code, brand }) => partCodeWithBrand(code, brand))}::text[], ${asked.map(({ code }) => partCode(code))}::text[],
        ${asked.map(({ code }) => numberKey(code))}::text[]) with ordinality as asked (with_brand, code, key, place)
        left join part as with_brand_of on with_brand_of.tenant_id = ${tenantId} and with_brand_of.mcode = asked.with_brand
        left join part as of_code on of_code.tenant_id = ${tenantId} and of_code.mcode = asked.code
      order by place`.execute(db)
  return rows
}
