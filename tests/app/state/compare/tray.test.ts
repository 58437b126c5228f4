import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { addToTray, clearTray, isInTray, removeFromTray, replaceInTray, restoreTray, tray } from '#app/state/compare/tray.ts'
import { Mcode } from '#contract/kernel/primitives.ts'
import { memoryStorage } from '../../../support/memory-storage.ts'

let storage = memoryStorage()
const part = (mcode: string) => ({ mcode: v.parse(Mcode, mcode), picture: `/part/${mcode}/view.svg` })
const add = (...codes: string[]) => codes.map((code) => addToTray(part(code), storage))
const codes = () => tray.parts.map(({ mcode }) => mcode)

beforeEach(() => {
  storage = memoryStorage()
  restoreTray(storage)
  tray.waiting = null
})

test('parts stay in the order in which they were added, each once, also after a reload', () => {
  expect(add('A-1', 'A-2', 'A-1')).toEqual([true, true, true])
  restoreTray(memoryStorage())
  expect(codes()).toEqual([])
  restoreTray(storage)
  expect(codes()).toEqual(['A-1', 'A-2'])
  expect([isInTray('A-1'), isInTray('A-9')]).toEqual([true, false])
})

test('a fifth part waits until somebody says which one goes; then it stands in that place', () => {
  expect(add('A-1', 'A-2', 'A-3', 'A-4', 'A-5')).toEqual([true, true, true, true, false])
  expect([codes(), tray.waiting?.mcode]).toEqual([['A-1', 'A-2', 'A-3', 'A-4'], 'A-5'])
  replaceInTray('A-2', storage)
  expect([codes(), tray.waiting]).toEqual([['A-1', 'A-5', 'A-3', 'A-4'], null])
  restoreTray(storage)
  expect(codes()).toEqual(['A-1', 'A-5', 'A-3', 'A-4'])
})

test('a fifth part that is not wanted after all leaves the tray as it is', () => {
  add('A-1', 'A-2', 'A-3', 'A-4', 'A-5')
  replaceInTray(null, storage)
  expect([codes(), tray.waiting]).toEqual([['A-1', 'A-2', 'A-3', 'A-4'], null])
})

test('what is taken out or cleared leaves nothing on the device', () => {
  add('A-1', 'A-2')
  removeFromTray('A-1', storage)
  expect(codes()).toEqual(['A-2'])
  clearTray(storage)
  expect([codes(), storage.held]).toEqual([[], {}])
})

test.each(['', 'no json', '{"mcode":"A-1"}', '[{"mcode":"not a code","picture":""}]', JSON.stringify(['A-1'])])(
  'an unreadable tray (%s) counts as empty',
  (stored) => {
    restoreTray(memoryStorage({ compared: stored }))
    expect(codes()).toEqual([])
  },
)
