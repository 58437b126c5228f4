import { sql } from 'kysely'

/** The maximum number of vehicle ids that are listed per part. */
const MAX_APPLICATION_IDS = 200

/**
 * SQL column about the applications of a query's `part` whose vehicle ids are missing from the shop's vehicle table: their number, and
 * these ids. Null if there are none. Uses the same rule as import/applications/vehicle-names.ts.
 */
export const unnamedApplications = sql`(
  select json_build_object('count', count(*)::int,
    'ids', to_json((array_agg(distinct concat_ws('/', said.vehicle_id, said.make_id, nullif(said.model_id, ''))))[1:${sql.lit(MAX_APPLICATION_IDS)}]))
  from part_application as said
  join application_source as counts on counts.tenant_id = said.tenant_id and counts.source = said.source and counts.import_id = said.import_id
  left join vehicle as whole on whole.tenant_id = said.tenant_id and whole.id = said.vehicle_id
    and whole.of = case said.vehicle_by when 'base-vehicle' then 'BaseVehicle' else 'EquipmentBase' end
  left join vehicle as make on make.tenant_id = said.tenant_id and make.id = coalesce(whole.make_id, said.make_id)
    and make.of = case when said.vehicle_by in ('base-vehicle', 'years') then 'Make' else 'Mfr' end
  left join vehicle as model on model.tenant_id = said.tenant_id and model.id = coalesce(whole.model_id, said.model_id)
    and model.of = case when said.vehicle_by in ('base-vehicle', 'years') then 'Model' else 'EquipmentModel' end
  where said.tenant_id = part.tenant_id and said.part_id = part.id and not said.deletes
    and (coalesce(nullif(whole.make, ''), make.name, '') = '' or coalesce(nullif(whole.model, ''), model.name, '') = '')
  having count(*) > 0)`

/** SQL condition: whether a query's `part` has such applications. Parts without any application are told apart first, because most are. */
export const hasUnnamedVehicles = sql<boolean>`(
  exists (select from part_application as any_of where any_of.tenant_id = part.tenant_id and any_of.part_id = part.id)
  and ${unnamedApplications} is not null)`
