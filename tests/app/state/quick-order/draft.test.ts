import { expect, test } from 'vitest'
import { readAnswers, writeAnswers } from '#app/state/quick-order/answers-draft.ts'
import { PAD_KEY, readPad, writePad } from '#app/state/quick-order/draft.ts'
import type { PadAnswer } from '#app/state/quick-order/line-state.ts'
import { takeSheet } from '#app/state/quick-order/pad-line.ts'
import { readOrderSheet } from '#contract/number-list/order-sheet.ts'
import { memoryStorage } from '../../../support/memory-storage.ts'
import { partCard } from '../../../support/parts.ts'

const { lines } = takeSheet([], readOrderSheet('AL-417500;2\nbrake pads\nST 869525;3'), 500)

test('what was typed comes back, also the text of the next line', () => {
  const storage = memoryStorage()
  writePad('ada', { lines, typed: '0 001 1' }, storage)
  expect(readPad('ada', storage)).toEqual({ lines, typed: '0 001 1' })
})
test('another user does not see it, and what a guest typed goes on after the sign-in', () => {
  const storage = memoryStorage()
  writePad('ada', { lines, typed: '' }, storage)
  expect(readPad('bob', storage).lines).toEqual([])
  expect(readPad(null, storage).lines).toEqual([])
  writePad(null, { lines, typed: '' }, storage)
  expect(readPad('bob', storage).lines).toEqual(lines)
})
test('an empty pad leaves nothing, and unreadable text is no error', () => {
  const storage = memoryStorage()
  writePad(null, { lines, typed: '' }, storage)
  writePad(null, { lines: [], typed: '' }, storage)
  expect(storage.getItem(PAD_KEY)).toBeNull()
  storage.setItem(PAD_KEY, '{"owner":null,"lines":[{"id":3}]}')
  expect(readPad(null, storage).lines).toEqual([])
  storage.setItem(PAD_KEY, 'x')
  expect(readPad(null, storage).lines).toEqual([])
})
test('what the shop has said of the numbers comes back without a signal', () => {
  const storage = memoryStorage()
  const answer: PadAnswer = { type: 'found', parts: [partCard()], total: 1, successors: [], isPartial: false, asOf: '2026-11-29T08:00:00Z' }
  writeAnswers(
    null,
    lines,
    new Map([
      ['AL-417500', answer],
      ['not on the pad', answer],
    ]),
    storage,
  )
  expect([...readAnswers(null, storage)]).toEqual([['AL-417500', answer]])
  writeAnswers(null, [], new Map(), storage)
  expect(readAnswers(null, storage).size).toBe(0)
})
