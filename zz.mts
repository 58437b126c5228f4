import { PGlite } from '@electric-sql/pglite'
const dir = process.argv[2]!
const db = await PGlite.create({ dataDir: dir })
const ex = async (q: string, p: unknown[]) => console.log((await db.query<{ 'QUERY PLAN': string }>('explain (analyze, buffers) ' + q, p)).rows.map((r) => r['QUERY PLAN']).join('\n'), '\n')
console.log((await db.query("select count(*), count(*) filter (where until < 2147483647) as old from vehicle_version")).rows)
await ex(`select of, id, name, year, year_to, make, model, make_id, model_id, engine, application from vehicle where tenant_id = $1 and (of, id) > ($2, $3) order by of, id limit $4`, ['own', 'BaseVehicle', '1015999', 2000])
await db.query('analyze vehicle_version')
await ex(`select of, id, name, year, year_to, make, model, make_id, model_id, engine, application from vehicle where tenant_id = $1 and (of, id) > ($2, $3) order by of, id limit $4`, ['own', 'BaseVehicle', '1015999', 2000])
console.log((await db.query("select indexdef from pg_indexes where tablename='vehicle_version'")).rows)
await db.close()
