import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { trackImport } from '#server/db/import-under-way.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { readLastPackCheck, runWithPackClaim } from '#server/packs/claim.ts'
import { makePacks } from '#server/packs/make.ts'
import { deferred } from '../../support/deferred.ts'
import { shopForTests } from '../../support/server.ts'

const shop = await shopForTests()
const tenant = await shop.db.selectFrom('tenant').selectAll().where('id', '=', shop.general).executeTakeFirstOrThrow()

/** An import that goes on until `end` is called. */
function longImport() {
  const { promise, resolve } = deferred()
  return { ended: trackImport(() => promise), end: resolve }
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
  const claimed = (work: () => Promise<unknown>) => runWithPackClaim(shop.db, systemClock, shop.general, work)
  const row = () => shop.db.updateTable('pack_making').where('tenant_id', '=', shop.general)
  const [doneAt, dueSince] = [new Date(Date.now() - 3_600_000), new Date(Date.now() - 60_000)]
  await row().set({ done_at: doneAt }).execute()
  await claimed(() => row().set({ due_since: dueSince }).execute())
  expect(await readLastPackCheck(shop.db, shop.general)).toEqual({ doneAt, dueSince })
  await claimed(async () => {})
  const after = await readLastPackCheck(shop.db, shop.general)
  expect(after.dueSince).toBeNull()
  expect(after.doneAt?.getTime()).toBeGreaterThan(Date.now() - 60_000)
})
