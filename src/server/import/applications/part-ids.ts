import { sql } from 'kysely'
import { numberKey } from '#contract/numbers/numbers.ts'
import type { Db } from '#server/db/open.ts'
import { PREPARED_QUERY_PREFIX } from '#server/db/prepared.ts'
import { toPartCode, toPartCodeWithBrand } from '#server/import/engine/match/part-code.ts'
import type { PartIdFinder } from './stage-applications.ts'

/** The parts of the shop that a part number in a file may mean. */
export interface PartCandidates {
  /** The id of the part whose code is the number with its brand. */
  withBrand: number | null
  /** The id of the part whose code is the number alone. */
  ofCode: number | null
  /** The ids of the parts that have the number as their own number. Only looked up when no part has the number as its code. */
  bearers: number[]
}

/**
 * Looks up the parts of ACES part numbers: first by code with brand, then by code alone, then by the part's own number if only one part has
 * it. ACES names brands by AAIAID, which parts of the shop need not have. So the brand of a part that was found by its code alone is not
 * checked.
 */
export const partIdFinderOfTenant =
  (db: Db, tenantId: string): PartIdFinder =>
  async (asked) =>
    (await readPartCandidates(db, tenantId, asked)).map(({ withBrand, ofCode, bearers }) => withBrand ?? ofCode ?? onlyItemOrNull(bearers))

/** Returns the only item of a list. Null when the list has no item or several. */
export const onlyItemOrNull = <T>(all: readonly T[]): T | null => (all.length === 1 ? (all[0] ?? null) : null)

/** Finds for each part number the parts that it may mean, in the order of the numbers. */
export async function readPartCandidates(db: Db, tenantId: string, asked: Parameters<PartIdFinder>[0]): Promise<PartCandidates[]> {
  const { rows } = await sql<PartCandidates>`${sql.raw(PREPARED_QUERY_PREFIX)}
      select with_brand_of.id as "withBrand", of_code.id as "ofCode", case when with_brand_of.id is null and of_code.id is null then array(
        select distinct part.id from part_number join part on part.tenant_id = part_number.tenant_id and part.id = part_number.part_id
          where part_number.tenant_id = ${tenantId} and part_number.key = asked.key
            and (part_number.kind = 'mcode' or lower(part_number.maker) = lower(part.producer))) else '{}' end as bearers
      from unnest(${asked.map(({ code, brand }) => toPartCodeWithBrand(code, brand))}::text[], ${asked.map(({ code }) => toPartCode(code))}::text[],
        ${asked.map(({ code }) => numberKey(code))}::text[]) with ordinality as asked (with_brand, code, key, place)
        left join part as with_brand_of on with_brand_of.tenant_id = ${tenantId} and with_brand_of.mcode = asked.with_brand
        left join part as of_code on of_code.tenant_id = ${tenantId} and of_code.mcode = asked.code
      order by place`.execute(db)
  return rows
}
