import { sql } from 'kysely'
import { partRanges } from '../part-ranges.ts'
import { figure, type Scope, type Sheet } from '../sheet.ts'

interface FitmentRow {
  producer: string
  fits: { application: string; make: string; line: string; model: string; engine: string; from: number | null; to: number | null }[] | null
}

/** Some parts fit a thousand things. */
const AT_ONCE = 50

/** A line for each thing that a part fits, by its names. */
export async function fitmentsSheet(scope: Scope): Promise<Sheet> {
  const columns = sql`producer, (
    select json_agg(json_build_object('application', application.name, 'make', make.name, 'line', model.group_name, 'model', model.name,
        'engine', fitment.engine, 'from', fitment.year_from, 'to', fitment.year_to)
      order by application.sort_num, application.name, make.name, model.group_name, model.name, fitment.engine, fitment.year_from nulls first, fitment.year_to nulls last)
    from fitment
      join model on model.tenant_id = fitment.tenant_id and model.id = fitment.model_id
      join make on make.tenant_id = model.tenant_id and make.id = model.make_id
      join application on application.tenant_id = make.tenant_id and application.id = make.application_id
    where fitment.tenant_id = part.tenant_id and fitment.part_id = part.id) as fits`
  async function* rows() {
    for await (const some of partRanges<FitmentRow>(scope, columns, AT_ONCE))
      yield some.flatMap(({ mcode, producer, fits }) =>
        (fits ?? []).map(({ application, make, line, model, engine, from, to }) =>
          [mcode, producer, application, make, line === model ? null : line, model, engine, figure(from), figure(to)],
        ),
      )
  }
  return { head: ['Part number', 'Brand', 'Application', 'Make', 'Model line', 'Model', 'Engine', 'Year from', 'Year to'], rows: rows() }
}
