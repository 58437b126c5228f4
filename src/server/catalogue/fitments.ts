import { sql } from 'kysely'
import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import { years } from '#search/answer/years.ts'
import { idOf } from '#server/kernel/ids.ts'
import type { CatalogueAsk } from './ask.ts'
import { partIdOf } from './part-id.ts'

/** No part fits more things than this; a wrongly loaded one must not stop the shop. */
const MAX_FITMENTS = 3000

interface FitmentRow {
  appid: string
  application: string
  brandid: string
  brand: string
  modelid: string
  model: string
  engine: string
  year_from: number | null
  year_to: number | null
  note: string
}

/** What a part fits, by application, make, model. */
export async function applicationItem(ask: CatalogueAsk, { mcode }: ParsedOf<'applicationItem'>): Promise<ResultOf<'applicationItem'>> {
  const { db, tenantId } = ask
  const partId = await partIdOf(ask, mcode)
  const read = await sql<FitmentRow>`
    select application.id as appid, application.name as application, make.id as brandid, make.name as brand, model.id as modelid, model.name as model,
      fitment.engine, fitment.year_from, fitment.year_to, fitment.note
    from fitment
      join model on model.tenant_id = fitment.tenant_id and model.id = fitment.model_id
      join make on make.tenant_id = model.tenant_id and make.id = model.make_id
      join application on application.tenant_id = make.tenant_id and application.id = make.application_id
    where fitment.part_id = ${partId} and fitment.tenant_id = ${tenantId}
    order by application.sort_num, make.name, model.name, fitment.year_from nulls first, fitment.engine, fitment.note limit ${MAX_FITMENTS}`.execute(
    db,
  )
  return read.rows.map(({ year_from, year_to, note, ...row }) => ({
    ...row,
    appid: idOf(row.appid),
    brandid: idOf(row.brandid),
    modelid: idOf(row.modelid),
    ...years({ from: year_from, to: year_to }),
    ...(note !== '' && { note }),
  }))
}
