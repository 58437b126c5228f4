import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { CallName } from '#contract/call-lines.ts'
import { calls, type InputOf, type ResultOf } from '#contract/calls.ts'
import { queryOf } from '#contract/query-of.ts'
import { Envelope, TENANT_HEADER } from '#contract/envelope.ts'
import { createApp, type Surroundings } from '#server/app.ts'
import { bulkLoad } from '#server/db/bulk-load.ts'
import { migrate } from '#server/db/migrate.ts'
import { type Db, type OpenDatabase, openDatabase } from '#server/db/open.ts'
import { demoTenants } from '#server/demo/demo-tenants.ts'
import { loadDemo } from '#server/demo/load.ts'
import { throwAwayDatabase } from './throw-away-database.ts'

export interface TestShop {
  app: Hono
  db: Db
  /** Ids of the two demo tenants: the default one, and the one with a host name of its own. */
  general: string
  special: { id: string; host: string }
  /** What was reported as a mistake of the server. Empty at the end of every good test. */
  mistakes: unknown[]
  /** Asks a call and checks the answer by the call table. Fails the test when it is refused. */
  ask: <N extends CallName>(name: N, input: InputOf<N>, tenant?: string) => Promise<ResultOf<N>>
  /** Asks a path as it stands, and reads the envelope. */
  raw: (path: string, init?: RequestInit) => Promise<{ status: number; body: Envelope }>
  /** Another server over the same database. */
  again: (surroundings?: Partial<Surroundings>) => Hono
  close: () => Promise<void>
}

const PARTS = 400

/** The whole server over a small demo catalogue, on an in-memory database, or on a throw-away database of the server at DATABASE_URL. */
export async function shopForTests(): Promise<TestShop> {
  const opened = (await throwAwayDatabase(fill)) ?? (await embedded())
  const tenants = await opened.db.selectFrom('tenant').select(['id', 'hosts', 'is_default']).execute()
  const general = tenants.find((tenant) => tenant.is_default)
  const special = tenants.find((tenant) => !tenant.is_default)
  if (!general || !special) throw new Error('The demo catalogue has no two tenants.')
  const mistakes: unknown[] = []
  const again = (more: Partial<Surroundings> = {}) => createApp({ db: opened.db, report: (_, cause) => mistakes.push(cause), ...more })
  const app = again()
  return {
    app,
    db: opened.db,
    general: general.id,
    special: { id: special.id, host: special.hosts[0] ?? '' },
    mistakes,
    again,
    raw: (path, init) => readEnvelope(app.request(path, init)),
    ask: (name, input, tenant) => askCall(app, name, input, tenant ?? general.id),
    close: opened.close,
  }
}

async function readEnvelope(reply: Response | Promise<Response>): Promise<{ status: number; body: Envelope }> {
  const answered = await reply
  return { status: answered.status, body: v.parse(Envelope, await answered.json()) as Envelope }
}

async function askCall<N extends CallName>(app: Hono, name: N, input: InputOf<N>, tenant: string): Promise<ResultOf<N>> {
  const { method, path, result } = calls[name]
  const headers = { [TENANT_HEADER]: tenant, 'Content-Type': 'application/json' }
  const reply =
    method === 'GET'
      ? app.request(`${path}?${queryOf({ ...input })}`, { headers })
      : app.request(path, { method, headers, body: JSON.stringify(input) })
  const { body } = await readEnvelope(reply)
  if (body.code !== 200) throw new Error(`${name} was refused: ${body.code} ${body.msg}`)
  const schema: v.GenericSchema<unknown, ResultOf<N>> = result
  return v.parse(schema, body.result)
}

async function fill(db: Db): Promise<void> {
  await migrate(db)
  await bulkLoad(db, () => loadDemo(db, demoTenants({ parts: PARTS })))
}

/** Starting from a copy of a filled database takes half a second; making one takes six. The copy is named after what it was made of. */
async function embedded(): Promise<OpenDatabase> {
  const seedPath = join(tmpdir(), `armature-seed-${fingerprint()}.tar`)
  if (existsSync(seedPath)) return openDatabase({ dataDir: 'memory', seed: new Seed(readFileSync(seedPath)) })
  const opened = await openDatabase({ dataDir: 'memory' })
  await fill(opened.db)
  // What a server makes new databases from is a third of the copy, and no test makes one.
  await sql`update pg_database set datistemplate = false`.execute(opened.db)
  for (const name of ['template0', 'template1']) await sql`drop database ${sql.id(name)}`.execute(opened.db)
  await sql`checkpoint`.execute(opened.db)
  const copy = await opened.dump?.()
  if (copy) {
    const unfinished = `${seedPath}.${randomUUID()}`
    writeFileSync(unfinished, Buffer.from(await copy.arrayBuffer()))
    renameSync(unfinished, seedPath)
  }
  return opened
}

/** A file that is in memory already: a Blob of the platform hands its bytes out in small pieces, which takes as long as opening the database. */
class Seed extends Blob {
  readonly #bytes: Buffer<ArrayBuffer>
  constructor(bytes: Buffer<ArrayBuffer>) {
    super()
    this.#bytes = bytes
  }
  override get size(): number {
    return this.#bytes.length
  }
  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#bytes.buffer.slice(this.#bytes.byteOffset, this.#bytes.byteOffset + this.#bytes.length)
  }
}

function fingerprint(): string {
  const hash = createHash('sha1')
    .update(`${PARTS}`)
    .update(readFileSync(import.meta.filename))
  const versions = readFileSync('node_modules/@electric-sql/pglite/package.json')
  hash.update(versions)
  for (const folder of ['src/server/db', 'src/server/demo', 'src/contract']) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (name.endsWith('.ts')) hash.update(name).update(readFileSync(join(folder, name)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}
