import fc from 'fast-check'
import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { partRow } from './part-rows.ts'

export const tenants = ['amp', 'volt'] as const

/** Two shops with nothing but a category each. */
export async function twoShops(db: Db): Promise<void> {
  for (const id of tenants) {
    await db
      .insertInto('tenant')
      .values({ id, hosts: [], is_default: id === 'volt', name: id, branding: '{}', catalogue_version: 1 })
      .execute()
    await sql`insert into category values (${id}, '101', '0', 'Starters', 1, 1, '', '', null)`.execute(db)
  }
}

interface Place {
  tenant: string
  /** Which of the parts, by their ids: from 0. */
  nth: number
  /** Anything. */
  n: number
}
type Edit = (db: Db, place: Place) => Promise<unknown>

const nth = ({ tenant, nth: place }: Place) =>
  sql`(select id from part where tenant_id = ${tenant} order by id offset ${place} % greatest(1, (select count(*) from part where tenant_id = ${tenant})) limit 1)`
const insert = (db: Db, { tenant, nth: place }: Place) =>
  db
    .insertInto('part')
    .values(partRow(tenant, `M${place}`))
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** What can be done to a catalogue, one statement each, or a few. */
const edits: Record<string, Edit> = {
  insert,
  several: async (db, at) => {
    for (const more of [0, 1, 2]) await insert(db, { ...at, nth: at.nth + more })
  },
  stock: (db, at) => sql`update part set stock = ${at.n} where tenant_id = ${at.tenant} and id = ${nth(at)}`.execute(db),
  prices: (db, at) => sql`update part set price = price + 1 where id % 3 = ${at.n % 3}`.execute(db),
  name: (db, at) => sql`update part set name = ${`Starter ${at.n}`} where tenant_id = ${at.tenant} and id = ${nth(at)}`.execute(db),
  both: (db, at) =>
    sql`update part set stock = ${at.n}, name = case when id % 2 = 0 then ${`N ${at.n}`} else name end where tenant_id = ${at.tenant}`.execute(
      db,
    ),
  code: (db, at) =>
    sql`update part set mcode = mcode || 'X' where tenant_id = ${at.tenant} and id = ${nth(at)} and length(mcode) < 9`.execute(db),
  'other id': (db, at) =>
    sql`update part set id = nextval(pg_get_serial_sequence('part_version', 'id')) where tenant_id = ${at.tenant} and id = ${nth(at)}`.execute(
      db,
    ),
  remove: (db, at) => sql`delete from part where tenant_id = ${at.tenant} and id = ${nth(at)}`.execute(db),
  'remove many': (db, at) => sql`delete from part where tenant_id = ${at.tenant} and id % 4 = ${at.n % 4}`.execute(db),
  'remove and insert anew': async (db, at) => {
    await sql`delete from part where tenant_id = ${at.tenant} and mcode = ${`M${at.nth}`}`.execute(db)
    await insert(db, at)
  },
  number: (db, at) =>
    sql`insert into part_number_version (tenant_id, part_id, sort_num, kind, maker, display, key)
      select tenant_id, id, ${at.n}, 'oe', 'Bosch', ${`B${at.n}`}, '' from part where tenant_id = ${at.tenant} and id = ${nth(at)}
      on conflict (tenant_id, part_id, sort_num, until) do update set maker = part_number_version.maker || '!'`.execute(db),
  'number of another': (db, at) =>
    sql`update part_number set part_id = ${nth(at)}, sort_num = nextval(pg_get_serial_sequence('part_version', 'id'))
      where tenant_id = ${at.tenant} and sort_num % 2 = ${at.n % 2} and ${nth(at)} is not null`.execute(db),
  'no numbers': (db, at) => sql`delete from part_number where tenant_id = ${at.tenant} and sort_num % 3 = ${at.n % 3}`.execute(db),
  fits: (db, at) =>
    sql`insert into fitment (tenant_id, part_id, model_id, engine) select tenant_id, id, 'm', ${`E${at.n}`} from part where tenant_id = ${at.tenant} and id = ${nth(at)}`.execute(
      db,
    ),
  'fits no more': (db, at) => sql`delete from fitment where tenant_id = ${at.tenant} and part_id = ${nth(at)}`.execute(db),
  lists: (db, at) =>
    sql`insert into parts_list_version (tenant_id, unit_id, position, name, qty, part_id)
      select tenant_id, id, ${at.n}, 'Brush', 1, (select max(id) from part where tenant_id = ${at.tenant}) from part where tenant_id = ${at.tenant} and id = ${nth(at)}
      on conflict (tenant_id, unit_id, position, until) do update set part_id = excluded.part_id`.execute(db),
  'lists no more': (db, at) => sql`delete from parts_list where tenant_id = ${at.tenant} and position % 3 = ${at.n % 3}`.execute(db),
  category: (db, at) => sql`update category set name = ${`Starters ${at.n}`} where tenant_id = ${at.tenant}`.execute(db),
}

export interface Edited extends Place {
  what: string
}
export const anyEdit: fc.Arbitrary<Edited> = fc.record({
  what: fc.constantFrom(...Object.keys(edits), 'insert', 'several'),
  tenant: fc.constantFrom(...tenants),
  nth: fc.nat(7),
  n: fc.nat(9),
})

export const edit = async (db: Db, { what, ...place }: Edited): Promise<void> => void (await edits[what]?.(db, place))
