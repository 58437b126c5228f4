import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { DAY_MS } from '#contract/limits.ts'
import { PackManifest, pieceSizesOf } from '#contract/packs/manifest.ts'
import type { Db } from '#server/db/open.ts'
import { deleteUnneededPieces, readPieceBytes } from './pieces.ts'

/** A version of a pack, as it is stored. */
export interface PackVersion {
  id: string
  version: number
  madeAt: Date
  place: number
  title: string
  parts: number
  bytes: number
  manifest: string
  since: string
  format: number
}

/** How long a replaced version of a pack is kept for devices that are downloading it. */
const OLD_VERSION_RETENTION_MS = DAY_MS

/** Returns the newest version of each pack of a tenant, in the order of the list. */
export async function readNewestVersions(db: Db, tenantId: string): Promise<PackVersion[]> {
  const rows = await db
    .selectFrom('pack')
    .distinctOn('id')
    .select(['id', 'version', 'made_at as madeAt', 'place', 'title', 'parts', 'bytes', 'manifest', 'since', 'format'])
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .orderBy('version', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, bytes: Number(row.bytes) })).sort((one, other) => one.place - other.place)
}

/** Returns the newest version of one pack, or undefined if there is no such pack. */
export const readNewestVersion = (db: Db, tenantId: string, id: string): Promise<{ version: number; manifest: string } | undefined> =>
  db
    .selectFrom('pack')
    .select(['version', 'manifest'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .orderBy('version', 'desc')
    .executeTakeFirst()

/** Reads the manifest of a pack's version. Returns null if its format is no longer supported. */
export async function readManifestIfReadable(db: Db, tenantId: string, hash: string): Promise<PackManifest | null> {
  const read = v.safeParse(PackManifest, JSON.parse((await readPieceBytes(db, tenantId, [hash])).toString()))
  return read.success ? read.output : null
}

/** Remembers whether manifests are readable, by hash. A hash always stands for the same content. */
const readableByManifestHash = new LRUCache<string, boolean>({ max: 2000 })

/** Returns the newest versions of packs that devices can read. After a change of format, these are only packs that were rebuilt. */
export async function readOfferedVersions(db: Db, tenantId: string): Promise<PackVersion[]> {
  const offered: PackVersion[] = []
  for (const version of await readNewestVersions(db, tenantId)) {
    const { manifest } = version
    const readable = readableByManifestHash.get(manifest) ?? (await readManifestIfReadable(db, tenantId, manifest)) !== null
    readableByManifestHash.set(manifest, readable)
    if (readable) offered.push(version)
  }
  return offered
}

export async function addVersion(trx: Db, tenantId: string, { madeAt, ...version }: PackVersion): Promise<void> {
  await trx
    .insertInto('pack')
    .values({ tenant_id: tenantId, made_at: madeAt, ...version })
    .execute()
}

/** Updates the position in the change log (the stamp), title and place of a pack's version whose content has not changed. */
export async function updateVersionMetadata(
  db: Db,
  tenantId: string,
  { id, version, since, format, title, place }: PackVersion,
): Promise<void> {
  await db
    .updateTable('pack')
    .set({ since, format, title, place })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('version', '=', version)
    .execute()
}

/**
 * Updates the position in the change log (the stamp) of the given versions, the newest ones of their packs, when nothing has changed in
 * them.
 */
export async function updateVersionLogPositions(db: Db, tenantId: string, versions: Iterable<PackVersion>, since: string): Promise<void> {
  for (const version of versions) await updateVersionMetadata(db, tenantId, { ...version, since })
}

/**
 * Deletes packs whose ids are not in `ids`, old versions of packs, and pieces that only the deleted versions used. `now`: milliseconds
 * since 1970.
 */
export async function deleteStaleVersions(db: Db, tenantId: string, ids: Iterable<string>, now: number): Promise<void> {
  await sql`
    delete from pack where tenant_id = ${tenantId} and (not id = any(${[...ids]}::text[]) or (id, version) in (
      select id, version from (
        select id, version, lead(made_at) over (partition by id order by version) as newer from pack where tenant_id = ${tenantId}) as followed
      where newer <= ${new Date(now - OLD_VERSION_RETENTION_MS)}::timestamptz))`.execute(db)
  const left = await db.selectFrom('pack').select('manifest').where('tenant_id', '=', tenantId).execute()
  const needed = new Set(left.map(({ manifest }) => manifest))
  for (const { manifest } of left) {
    const content = await readManifestIfReadable(db, tenantId, manifest)
    if (content === null) continue
    for (const hash of pieceSizesOf(content).keys()) needed.add(hash)
    for (const { recipe } of content.segments) if (recipe !== undefined) needed.add(recipe.piece)
  }
  await deleteUnneededPieces(db, tenantId, needed)
}
