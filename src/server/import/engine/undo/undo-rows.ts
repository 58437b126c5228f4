import { type RawBuilder, sql } from 'kysely'
import type { ImportRun } from '#server/import/engine/run/run.ts'
import { type SmallTable, type SmallTableName, smallTableNames, smallTables } from '#server/import/engine/run/small-tables.ts'

/** A change that an undo does not reverse: the object, and the column or the reason. */
export interface SkippedChange {
  key: string
  what: string
}

/** Removes from an undo the rows of small tables that somebody has changed since the run. They stay as they are now. */
export async function skipChangedRows({ db, tenantId }: ImportRun, some: RawBuilder<unknown>): Promise<SkippedChange[]> {
  const said: SkippedChange[] = []
  for (const name of smallTableNames) {
    const { key }: SmallTable = smallTables[name]
    const same = sql.join(
      key.map((column) => sql`now.${sql.ref(column)}::text = made.before ->> ${sql.lit(column)}`),
      sql` and `,
    )
    const { rows } = await sql<SkippedChange>`
      delete from import_change as gone using (
        select made.seq, made.import_id from (select one.* from import_change as one where ${some} and one.of = ${name} and one.before is not null) as made
        left join ${sql.table(name)} as now on now.tenant_id = ${tenantId} and ${same}
        where now.tenant_id is null or exists (
          select from jsonb_each(made.before) as was (name, value) where (to_jsonb(now) -> was.name) is distinct from was.value)) as other
      where gone.tenant_id = ${tenantId} and gone.import_id = other.import_id and gone.seq = other.seq
      returning gone.key, ${name}::text as what`.execute(db)
    said.push(...rows)
  }
  return said
}

/**
 * Removes from an undo the rows that are still in use: a category with later parts, a model with fitments, a make with models. The tables
 * are processed from the bottom up, because a make may be free once its models are deleted.
 */
export async function skipUsedRows(run: ImportRun): Promise<SkippedChange[]> {
  const said: SkippedChange[] = []
  for (const [name, isUsed] of usedRowConditions(run)) {
    // The loop repeats, because a category may have to stay when its subcategory stays.
    for (;;) {
      const { rows } = await sql<SkippedChange>`
        delete from import_change as gone where gone.tenant_id = ${run.tenantId} and gone.import_id = ${run.id} and gone.of = ${name}
          and gone.before is not null and gone.after is null and (${isUsed}) returning key, 'used' as what`.execute(run.db)
      said.push(...rows)
      if (rows.length === 0 || name !== 'category') break
    }
  }
  return said
}

function usedRowConditions({ tenantId, id }: ImportRun): [SmallTableName, RawBuilder<unknown>][] {
  const change = (of: string) =>
    sql`import_change as planned where planned.tenant_id = ${tenantId} and planned.import_id = ${id} and planned.of = ${of}`
  const goes = (of: string, key: RawBuilder<unknown>) =>
    sql`exists (select from ${change(of)} and planned.key = ${key} and planned.after is null)`
  const moved = (column: string) =>
    sql`exists (select from ${change('part')} and planned.key = part.mcode and (planned.after is null or planned.after ? ${sql.lit(column)}))`
  return [
    [
      'own_attribute',
      sql`exists (select from part where part.tenant_id = ${tenantId} and part.attributes ? gone.key and not ${moved('attributes')})
      or exists (select from category where category.tenant_id = ${tenantId} and gone.key = any(coalesce(decides, '{}') || coalesce(filters, '{}') || coalesce(shows, '{}'))
        and not exists (select from ${change('category')} and planned.key = category.id))`,
    ],
    [
      'category',
      sql`exists (select from part where part.tenant_id = ${tenantId} and part.category_id = gone.key and not ${moved('category_id')})
      or exists (select from category where category.tenant_id = ${tenantId} and category.parent_id = gone.key
        and not exists (select from ${change('category')} and planned.key = category.id and (planned.after ->> 'parent_id') is distinct from gone.key))`,
    ],
    [
      'model',
      sql`exists (select from fitment where fitment.tenant_id = ${tenantId} and fitment.model_id = gone.key and not exists (
      select from ${change('fitments')} and planned.part_id = fitment.part_id))`,
    ],
    [
      'make',
      sql`exists (select from model where model.tenant_id = ${tenantId} and model.make_id = gone.key and not ${goes('model', sql`model.id`)})`,
    ],
    [
      'application',
      sql`exists (select from make where make.tenant_id = ${tenantId} and make.application_id = gone.key and not ${goes('make', sql`make.id`)})`,
    ],
  ]
}
