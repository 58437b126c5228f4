import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import { clearPartMarks, readPartMarks, storePartMarks } from '#data/mirror/part-marks.ts'
import { upgradeSteps } from '#data/mirror/schema.ts'

const newName = (() => {
  let count = 0
  return () => {
    count += 1
    return `marks-${count}`
  }
})()

test('marks are kept by job and unit, and changed or taken back line by line', async () => {
  const mirror = openMirrorDatabase(newName())
  const hilux = { job: 'Hilux', unit: 'ST-1', markedAt: 1 }
  await storePartMarks(mirror, { ...hilux, positions: [2, 7], mark: 'ordered' })
  await storePartMarks(mirror, { ...hilux, job: '', positions: [2], mark: 'seen' })
  await storePartMarks(mirror, { ...hilux, unit: 'ST-10', positions: [3], mark: 'seen' })
  await storePartMarks(mirror, { ...hilux, positions: [7], mark: 'fitted' })
  expect(await readPartMarks(mirror, 'Hilux', 'ST-1')).toEqual({ 2: 'ordered', 7: 'fitted' })
  expect(await readPartMarks(mirror, '', 'ST-1')).toEqual({ 2: 'seen' })
  await storePartMarks(mirror, { ...hilux, positions: [2], mark: null })
  expect(await readPartMarks(mirror, 'Hilux', 'ST-1')).toEqual({ 7: 'fitted' })
  await clearPartMarks(mirror)
  expect(await readPartMarks(mirror, 'Hilux', 'ST-1')).toEqual({})
  await mirror.close()
})

test('a database of the version before gets the marks and keeps what it has', async () => {
  const name = newName()
  const at = upgradeSteps.findIndex((step) => step.toString().includes('partMarks'))
  const old = openMirrorDatabase(name, upgradeSteps.slice(0, at))
  await old.run((db) => db.put('searches', { key: 'bosch', text: 'Bosch', searchedAt: 1 }))
  await old.close()
  const mirror = openMirrorDatabase(name)
  await storePartMarks(mirror, { job: '', unit: 'ST-1', positions: [1], mark: 'seen', markedAt: 1 })
  expect(await mirror.run((db) => db.count('searches'))).toBe(1)
  expect(await readPartMarks(mirror, '', 'ST-1')).toEqual({ 1: 'seen' })
  await mirror.close()
})
