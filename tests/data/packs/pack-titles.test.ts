import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { readPackTitles } from '#data/packs/pack-titles.ts'
import { demoShop } from '../../search/records/shop.ts'
import { packDevice } from '../../support/packs/pack-device.ts'
import { putPack } from '../../support/packs/put-pack.ts'

const { parts, rows } = demoShop(4)
const [application] = rows.applications
const [category] = rows.categories
const madeAt = '2026-11-23T08:00:00.000Z'
const pack = { id: 'all', madeAt, rows, totalParts: 4, liveAsOf: null, segments: [{ parts }] }
const ids = [`app-${application?.id}`, `cat-${category?.id}`]

test('a pack that is here tells what all packs of its shop are called, in the language that is asked for', async () => {
  const { store } = packDevice()
  expect(await readPackTitles(store, 'de')).toEqual({})
  await putPack(store, { ...pack, names: { de: { [application?.title ?? '']: 'Pkw', [category?.name ?? '']: 'Anlasser' } } })
  const german = await readPackTitles(store, 'de')
  expect(ids.map((id) => german[id])).toEqual(['Pkw', 'Anlasser'])
  const own = await readPackTitles(store, 'en-US')
  expect(ids.map((id) => own[id])).toEqual([application?.title, category?.name])
})

test('one that cannot be read leaves it to the next', async () => {
  const { store } = packDevice()
  await putPack(store, { ...pack, names: { de: { [application?.title ?? '']: 'Pkw' } } })
  const newer = await putPack(store, {
    ...pack,
    id: 'cat-1',
    madeAt: '2026-11-24T08:00:00.000Z',
    names: { de: { [application?.title ?? '']: 'Autos' } },
  })
  expect((await readPackTitles(store, 'de'))[ids[0] ?? '']).toBe('Autos')
  const [lost = ''] = newer.manifest.files.find(({ name }) => name === 'names')?.pieces ?? []
  await store.run((db) => db.delete('pieces', lost))
  expect((await readPackTitles(store, 'de'))[ids[0] ?? '']).toBe('Pkw')
})
