import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pieceSizesOf } from '#contract/packs/manifest.ts'
import { downloadPack } from '#data/packs/download.ts'
import { findEvictedPacks, readInstalledPacks } from '#data/packs/installed.ts'
import type { PackStore } from '#data/packs/open.ts'
import { verifyPack } from '#data/packs/verify.ts'
import { Killed, mortalStore } from '../../support/packs/mortal-store.ts'
import { install, packDevice, requestVersion, textsOf } from '../../support/packs/pack-device.ts'
import { packPortTo } from '../../support/packs/pack-port.ts'
import { type PackTexts, packShop } from '../../support/packs/pack-shop.ts'
import { runs } from '../../support/runs.ts'

const word = fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme-ascii' })
const segment = fc.record({ numbers: word, words: word })
const segments = fc
  .uniqueArray(segment, { minLength: 1, maxLength: 3 })
  .map((all) => Object.fromEntries(all.map((one, at) => [`s${at}`, one])))

async function oldOrNew(store: PackStore, known: PackTexts[]) {
  const here = await readInstalledPacks(store)
  for (const { id, manifest } of here) expect(await textsOf(store, id)).toEqual(known[manifest.version - 1])
  expect(await findEvictedPacks(store)).toEqual([])
  return here[0]?.manifest.version ?? 0
}

/** Updates a device to the newer version, in a process that ends at the given step. Says whether it did end there. */
async function life({ older, newer }: Record<'older' | 'newer', PackTexts>, installedBefore: boolean, lastStep: number, turns: number) {
  const shop = packShop()
  const { store, again, close } = packDevice()
  const port = packPortTo(shop.answer)
  const [one, two] = [await shop.publish('all', 1, older), await shop.publish('all', 2, newer)]
  if (installedBefore) await install(store, port, one)

  const mortal = mortalStore(store, lastStep, turns)
  const mortalPort = packPortTo(
    (request) => {
      mortal.assertAlive()
      return shop.answer(request)
    },
    { wait: async () => mortal.assertAlive() },
  )
  const update = async () => {
    await requestVersion(mortal.store, mortalPort, two)
    await downloadPack(mortal.store, mortalPort, 'all')
  }
  await update().catch((error: unknown) => {
    if (!mortal.dead()) throw error
    expect(error).toBeInstanceOf(Killed)
  })

  const next = again()
  const version = await oldOrNew(next, [older, newer])
  expect(mortal.dead() ? [installedBefore ? 1 : 0, 2] : [2]).toContain(version)

  // Whoever comes next gets it done, and nothing is left over.
  if (version !== 2) await install(next, port, two)
  expect(await oldOrNew(next, [older, newer])).toBe(2)
  expect(await verifyPack(next, port, 'all')).toEqual({ missing: [], damaged: [] })
  const [pack] = await readInstalledPacks(next)
  const needed = pack === undefined ? [] : [...pieceSizesOf(pack.manifest).keys()]
  expect((await next.run((db) => db.getAllKeys('pieces'))).sort()).toEqual(needed.sort())
  await close()
  return { died: mortal.dead(), version }
}

test('killed at any step of download, commit and update: the old pack or the new one, never a mixture', async () => {
  const lives = async (base: PackTexts['segments'], delta: Record<string, string>, turns: number[]) => {
    // Each has pieces that the other lacks, and most are of both.
    const texts = {
      older: { segments: base, files: { tree: 'as it was' } },
      newer: { segments: { ...base, delta }, files: { tree: 'as it will be' } },
    }
    for (const installedBefore of [true, false]) {
      const versions = new Set<number>()
      for (let step = 0, died = true; died; step += 1) {
        const end = await life(texts, installedBefore, step, turns[step % turns.length] ?? 0)
        died = end.died
        versions.add(end.version)
      }
      expect([...versions].sort()).toEqual([installedBefore ? 1 : 0, 2])
    }
  }
  const turns = fc.array(fc.nat(12), { minLength: 7, maxLength: 7 })
  await fc.assert(fc.asyncProperty(segments, segment, turns, lives), runs(1))
}, 60_000)
