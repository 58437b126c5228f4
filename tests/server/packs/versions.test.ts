import { expect, test } from 'vitest'
import { storeAsOnePiece } from '#server/packs/pieces.ts'
import { addVersion, deleteStaleVersions } from '#server/packs/versions.ts'
import { accountDatabase, volt } from '../account/support/database.ts'

const HOUR_MS = 3_600_000
const db = await accountDatabase()

test('a replaced version stays for a day, so that a download of it can be ended', async () => {
  const replacedAt = Date.parse('2026-11-29T08:00:00Z')
  const manifest = await storeAsOnePiece(db, volt, Buffer.from('{}'))
  const pack = { id: 'everything', place: 0, title: 'Everything', parts: 1, bytes: 2, manifest, since: '1', format: 1 }
  await addVersion(db, volt, { ...pack, version: 1, madeAt: new Date(replacedAt - 48 * HOUR_MS) })
  await addVersion(db, volt, { ...pack, version: 2, madeAt: new Date(replacedAt) })
  const versionsLeftAt = async (now: number) => {
    await deleteStaleVersions(db, volt, ['everything'], now)
    return (await db.selectFrom('pack').select('version').orderBy('version').execute()).map(({ version }) => version)
  }
  expect(await versionsLeftAt(replacedAt + 23 * HOUR_MS)).toEqual([1, 2])
  expect(await versionsLeftAt(replacedAt + 24 * HOUR_MS)).toEqual([2])
})
