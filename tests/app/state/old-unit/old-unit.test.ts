import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { setTenant } from '#app/config.ts'
import { deletePersonalData } from '#app/state/account/delete-personal-data.ts'
import {
  answerAll,
  answerOldUnit,
  deletedUnit,
  deleteUnit,
  differOldUnit,
  keepUnit,
  layOnBench,
  restoreDeletedUnit,
  startAnew,
} from '#app/state/old-unit/changes.ts'
import { finderQueryOf, keptUnits, loadOldUnits, oldUnits, openOldUnits, unitOnBench } from '#app/state/old-unit/old-unit.ts'
import { connectMirror, withMirror } from '#app/state/page/mirror.ts'
import { changeOldUnits, MAX_UNNAMED_OLD_UNITS, readOldUnits } from '#data/mirror/old-units.ts'
import { openOldUnitChannel } from '#data/outbox/channel.ts'
import { memoryStorage } from '../../../support/memory-storage.ts'
import { shopConfig } from '../../../support/shop-config.ts'

/** What a page that was opened later knows. */
const reopen = async () => {
  Object.assign(oldUnits, { known: false, units: [] })
  await loadOldUnits()
}
const onBench = (kind?: string) => unitOnBench(oldUnits.units, kind)

let shop = 0
beforeEach(() => {
  shop += 1
  connectMirror(`old-unit-${shop}`)
  Object.assign(oldUnits, { known: false, units: [] })
})

test('answers about the unit on the bench are there after the app was closed, each key once, the last one', async () => {
  await answerOldUnit('201', 'grooves', '6')
  await answerOldUnit('201', 'pulleyOdMm', '54.2')
  await answerOldUnit('201', 'grooves', '7')
  await reopen()
  expect(onBench()).toMatchObject({ kind: '201' })
  expect(finderQueryOf(onBench() ?? expect.fail())).toEqual({
    kind: '201',
    answers: [
      { key: 'pulleyOdMm', value: '54.2' },
      { key: 'grooves', value: '7' },
    ],
  })
  await answerOldUnit('201', 'grooves', null)
  expect(onBench()?.answers).toEqual([{ key: 'pulleyOdMm', value: '54.2' }])
})

test('answers given in quick succession are all kept', async () => {
  await Promise.all(['voltage', 'grooves', 'amps', 'plugPins'].map((key, at) => answerOldUnit('201', key, String(at))))
  await reopen()
  expect(onBench()?.answers.map(({ key }) => key)).toEqual(['voltage', 'grooves', 'amps', 'plugPins'])
  expect(oldUnits.units).toHaveLength(1)
})

test('a value that the unit does not have gives way to the one that it has, and the other way round', async () => {
  await differOldUnit('101', 'teeth', '9')
  await differOldUnit('101', 'teeth', '11')
  expect(onBench()).toMatchObject({
    answers: [],
    differs: [
      { key: 'teeth', value: '9' },
      { key: 'teeth', value: '11' },
    ],
  })
  await answerOldUnit('101', 'teeth', '10')
  expect(onBench()).toMatchObject({ answers: [{ key: 'teeth', value: '10' }], differs: [] })
  await differOldUnit('101', 'teeth', '10')
  expect(onBench()).toMatchObject({ answers: [], differs: [{ key: 'teeth', value: '10' }] })
})

test('one unit of each kind lies on the bench, and the last one that was worked on is the one of the finder', async () => {
  await answerOldUnit('201', 'grooves', '6')
  await answerOldUnit('404', 'voltage', '12')
  expect(onBench()?.kind).toBe('404')
  await answerAll({ kind: '201', answers: [{ key: 'grooves', value: '5' }] })
  expect(onBench()).toMatchObject({ kind: '201', answers: [{ key: 'grooves', value: '5' }] })
  expect(onBench('404')?.answers).toEqual([{ key: 'voltage', value: '12' }])
  expect(onBench('101')).toBeNull()
})

test('starting anew loses nothing: the unit can be laid on the bench again', async () => {
  await answerOldUnit('201', 'grooves', '6')
  const before = onBench('201')?.id ?? expect.fail()
  await startAnew('201')
  expect(onBench('201')).toBeNull()
  await answerOldUnit('201', 'grooves', '4')
  await layOnBench(before)
  await reopen()
  expect(onBench('201')).toMatchObject({ id: before, answers: [{ key: 'grooves', value: '6' }] })
  expect(oldUnits.units).toHaveLength(2)
})

test('a unit is kept for a job, opened, renamed and deleted, and its deletion can be taken back', async () => {
  await answerOldUnit('201', 'grooves', '6')
  const id = onBench()?.id ?? expect.fail()
  await keepUnit(id, { name: 'Hilux alternator', job: 'WO-17' })
  await startAnew('201')
  for (let at = 0; at <= MAX_UNNAMED_OLD_UNITS; at += 1) {
    await answerOldUnit('201', 'grooves', String(at))
    await startAnew('201')
  }
  await reopen()
  expect(keptUnits(oldUnits.units)).toMatchObject([{ id, kept: { name: 'Hilux alternator', job: 'WO-17' } }])
  expect(oldUnits.units).toHaveLength(MAX_UNNAMED_OLD_UNITS + 1)
  await layOnBench(id)
  expect(onBench()?.id).toBe(id)
  await keepUnit(id, { name: 'Hilux', job: '' })
  const unit = keptUnits(oldUnits.units)[0] ?? expect.fail()
  expect(unit.kept).toEqual({ name: 'Hilux', job: '' })
  await deleteUnit(id)
  await reopen()
  expect(keptUnits(oldUnits.units)).toEqual([])
  expect(deletedUnit.unit).toEqual(unit)
  await restoreDeletedUnit()
  expect(onBench('201')?.id).toBe(id)
  expect(deletedUnit.unit).toBeNull()
})

test('without a database the answers last as long as the page', async () => {
  connectMirror('none', () => ({ run: () => Promise.reject(new Error('no database')), close: async () => undefined }))
  await answerOldUnit('201', 'grooves', '6')
  await answerOldUnit('201', 'voltage', '12')
  await loadOldUnits()
  expect(onBench()?.answers).toHaveLength(2)
  expect(console.warn).toHaveBeenCalled()
  vi.mocked(console.warn).mockClear()
})

test('what another tab has written down is shown here', async () => {
  setTenant({ ...shopConfig, tenantId: `old-unit-${shop}` })
  openOldUnits()
  await expect.poll(() => oldUnits.known).toBe(true)
  const other = openOldUnitChannel(`old-unit-${shop}`, () => undefined)
  const theirs = { id: 'theirs', kind: '201', answers: [], changedAt: 1, benchAt: 1 }
  await withMirror((mirror) => changeOldUnits(mirror, (units) => [...units, theirs]), [])
  other.post()
  await expect.poll(() => onBench()?.id).toBe('theirs')
  other.close()
  setTenant(null)
})

test('sign-out deletes the units from memory and from the device', async () => {
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, memoryStorage())
  vi.stubGlobal('navigator', {})
  await answerOldUnit('201', 'grooves', '6')
  await deletePersonalData('u7')
  vi.unstubAllGlobals()
  expect(oldUnits.units).toEqual([])
  expect(await withMirror(readOldUnits, null)).toEqual([])
})
