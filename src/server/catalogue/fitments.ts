import { sql } from 'kysely'
import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { buildFitmentList, type FitmentData, MAX_FITMENTS } from '#search/answer/part/fitments.ts'
import { parseStoredId } from '#server/kernel/ids.ts'
import type { CatalogueRequestContext } from './ask.ts'
import { partIdOf } from './part-id.ts'

/**
 * Lists the vehicles that a part fits. The query sorts like `buildFitmentList` before it applies the limit, so the result does not depend
 * on the
 * database's locale.
 */
export async function applicationItem(
  ask: CatalogueRequestContext,
  { mcode }: ParsedInputOf<'applicationItem'>,
): Promise<CallResultOf<'applicationItem'>> {
  const { db, tenantId } = ask
  const partId = await partIdOf(ask, mcode)
  const read = await sql<FitmentData>`
    select application.sort_num as "applicationPlace", application.id as appid, application.name as application, make.id as brandid,
      make.name as brand, model.id as modelid, model.name as model, fitment.engine, fitment.year_from as "from", fitment.year_to as "to", fitment.note
    from fitment
      join model on model.tenant_id = fitment.tenant_id and model.id = fitment.model_id
      join make on make.tenant_id = model.tenant_id and make.id = model.make_id
      join application on application.tenant_id = make.tenant_id and application.id = make.application_id
    where fitment.part_id = ${partId} and fitment.tenant_id = ${tenantId}
    order by application.sort_num, application.id, make.name collate "C", model.name collate "C", fitment.year_from nulls first,
      fitment.engine collate "C", fitment.note collate "C", fitment.year_to nulls last, model.id limit ${MAX_FITMENTS}`.execute(db)
  return buildFitmentList(
    read.rows.map((row) => ({
      ...row,
      appid: parseStoredId(row.appid),
      brandid: parseStoredId(row.brandid),
      modelid: parseStoredId(row.modelid),
    })),
  )
}
