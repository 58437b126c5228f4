import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { importing } from '#server/db/import-under-way.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { lastDoneAt, withClaim } from '#server/packs/claim.ts'
import { makePacks } from '#server/packs/make.ts'
import { deferred } from '../../support/deferred.ts'
import { shopForTests } from '../../support/server.ts'

const shop = await shopForTests()
const tenant = await shop.db.selectFrom('tenant').selectAll().where('id', '=', shop.general).executeTakeFirstOrThrow()

/** An import that goes on until `end` is called. */
function longImport() {
  const { promise, resolve } = deferred()
  return { ended: importing(() => promise), end: resolve }
}

test('packs wait for an import that is under way, and are made after it', async () => {
  const underWay = longImport()
  const packs = makePacks({ db: shop.db, clock: systemClock }, tenant)
  expect(await Promise.race([packs, wait(3000, 'waiting')])).toBe('waiting')
  underWay.end()
  await underWay.ended
  expect((await packs)?.length).toBeGreaterThan(0)
})

test('a shop that stops does not wait for an import to go on with packs', async () => {
  const underWay = longImport()
  await shop.db.updateTable('part').set({ weight_g: 1234 }).where('tenant_id', '=', shop.general).execute()
  const packs = makePacks({ db: shop.db, clock: systemClock, signal: AbortSignal.timeout(500) }, tenant)
  await expect(packs).rejects.toThrow()
  underWay.end()
  await underWay.ended
})

test('packs that an import has made due while others were being made are due when those are done', async () => {
  const claimed = (work: () => Promise<unknown>) => withClaim(shop.db, systemClock, shop.general, work)
  const row = () => shop.db.updateTable('pack_making').where('tenant_id', '=', shop.general)
  const dueSince = new Date(Date.now() - 90_000_000)
  await claimed(() => row().set({ done_at: dueSince }).execute())
  expect(await lastDoneAt(shop.db, shop.general)).toEqual(dueSince)
  await claimed(async () => {})
  expect((await lastDoneAt(shop.db, shop.general))?.getTime()).toBeGreaterThan(Date.now() - 60_000)
})
