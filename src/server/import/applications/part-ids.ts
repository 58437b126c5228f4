import { sql } from 'kysely'
import { numberKey } from '#contract/numbers.ts'
import type { Db } from '#server/db/open.ts'
import { PREPARED } from '#server/db/prepared.ts'
import { partCode, partCodeOfBrand } from '#server/import/engine/part-code.ts'
import type { PartIdsOf } from './stage-applications.ts'

/**
 * Finds the parts that numbers of ACES mean: by the code that the number makes with its brand, then by that of the number alone, then by the
 * one part whose own number it is. ACES says brands by their AAIAID, which no part has to bear, so a code is not asked for its brand.
 */
export const partIdsOfTenant =
  (db: Db, tenantId: string): PartIdsOf =>
  async (asked) => {
    const { rows } = await sql<{ id: number | null }>`${sql.raw(PREPARED)}
      select coalesce(
        (select id from part where tenant_id = ${tenantId} and mcode = asked.with_brand),
        (select id from part where tenant_id = ${tenantId} and mcode = asked.code),
        (select min(part.id) from part_number join part on part.tenant_id = part_number.tenant_id and part.id = part_number.part_id
          where part_number.tenant_id = ${tenantId} and part_number.key = asked.key
            and (part_number.kind = 'mcode' or lower(part_number.maker) = lower(part.producer))
          having count(distinct part.id) = 1)) as id
      from unnest(${asked.map(({ code, brand }) => partCodeOfBrand(code, brand))}::text[], ${asked.map(({ code }) => partCode(code))}::text[],
        ${asked.map(({ code }) => numberKey(code))}::text[]) with ordinality as asked (with_brand, code, key, place)
      order by place`.execute(db)
    return rows.map(({ id }) => id)
  }
