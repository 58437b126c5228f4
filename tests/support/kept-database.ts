import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { sql } from 'kysely'
import { DAY_MS } from '#contract/limits.ts'
import { type Db, type OpenDatabase, openDatabase } from '#server/db/open.ts'
import { throwAwayDatabase } from './throw-away-database.ts'

const PREFIX = 'armature-test-'
const KEPT_MS = 3 * DAY_MS

/**
 * A database of its own that `fill` has filled. In memory: filled once, kept as a file, and copied from then on, because to make one takes
 * seconds of the processor and to copy one a third of a second. With DATABASE_URL: on the server there, copied likewise, and dropped when
 * it is closed.
 *
 * `filledBy` is the file that `fill` is written in. Once that file, a migration or the demo catalogue changes, the kept copy is no longer
 * taken.
 */
export const filledDatabase = async (filledBy: string, fill: (db: Db) => Promise<void>): Promise<OpenDatabase> =>
  (await throwAwayDatabase(filledBy, fill)) ?? (await embeddedDatabase(filledBy, fill))

/** The same, never on a server. */
export async function embeddedDatabase(filledBy: string, fill: (db: Db) => Promise<void>, dataDir = 'memory'): Promise<OpenDatabase> {
  const path = keptAt(filledBy)
  return openDatabase({ dataDir, seed: new InMemoryFile(readKept(path) ?? (await make(path, fill))) })
}

function readKept(path: string): ArrayBuffer | null {
  try {
    const { buffer, byteOffset, byteLength } = readFileSync(path)
    return byteLength === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength)
  } catch {
    return null
  }
}

/** Two workers may make it at the same time: each writes a file of its own, and the last to rename it has made the same as the first. */
async function make(path: string, fill: (db: Db) => Promise<void>): Promise<ArrayBuffer> {
  const { db, dump, close } = await openDatabase({ dataDir: 'memory' })
  await fill(db)
  await slim(db)
  const copy = await dump?.()
  if (!copy) throw new Error('The embedded database hands out no copy of itself.')
  const bytes = await copy.arrayBuffer()
  await close()
  const unfinished = `${path}.${randomUUID()}`
  writeFileSync(unfinished, Buffer.from(bytes))
  renameSync(unfinished, path)
  dropOldCopies()
  return bytes
}

/** Copies of what the code was days ago. Not all others: two checkouts may be tested side by side. */
function dropOldCopies(): void {
  for (const name of readdirSync(tmpdir())) {
    const path = join(tmpdir(), name)
    if (name.startsWith(PREFIX) && Date.now() - statSync(path).mtimeMs > KEPT_MS) rmSync(path, { force: true })
  }
}

/** Leaves out of the copy what no test needs and every copy pays for. */
async function slim(db: Db): Promise<void> {
  // What a server makes new databases from, and no test makes one.
  await sql`update pg_database set datistemplate = false`.execute(db)
  for (const name of ['template0', 'template1']) await sql`drop database ${sql.id(name)}`.execute(db)
  // To clear the usual 128 MB takes a third of the time of opening, and all that is stored here has 10.
  await sql`alter system set shared_buffers = '16MB'`.execute(db)
  // The log so far is dropped, not kept for reuse; and log to come is not written full of zeros first.
  for (const name of ['wal_recycle', 'wal_init_zero']) {
    await sql`set ${sql.id(name)} = off`.execute(db)
    await sql`alter system set ${sql.id(name)} = off`.execute(db)
  }
  await sql`select pg_switch_wal()`.execute(db)
  await sql`checkpoint`.execute(db)
}

/**
 * A file that is in memory already: a Blob of the platform hands its bytes out in small pieces, which takes as long as opening the
 * database.
 */
class InMemoryFile extends Blob {
  readonly #bytes: ArrayBuffer
  constructor(bytes: ArrayBuffer) {
    super()
    this.#bytes = bytes
  }
  override get size(): number {
    return this.#bytes.byteLength
  }
  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#bytes
  }
}

/** Where the copy lies, named after all that it was made of. */
function keptAt(filledBy: string): string {
  const hash = createHash('sha1')
  for (const file of [import.meta.filename, filledBy, 'node_modules/@electric-sql/pglite/package.json']) hash.update(readFileSync(file))
  for (const folder of ['src/server/db', 'src/server/demo', 'src/contract', 'src/search/segment']) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (name.endsWith('.ts')) hash.update(name).update(readFileSync(join(folder, name)))
    }
  }
  return join(tmpdir(), `${PREFIX}${basename(filledBy, '.ts')}-${hash.digest('hex').slice(0, 16)}.tar`)
}
