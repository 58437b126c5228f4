import { ref } from 'valtio/vanilla'
import { beforeEach, describe, expect, test } from 'vitest'
import { connectPort } from '#app/state/page/ask.ts'
import { deviceStorage } from '#app/state/page/storage.ts'
import { PAD_KEY, readPad, writePad } from '#app/state/quick-order/draft.ts'
import { removePadLines, setLineQuantity, setTypedText, takeReading, takeText, takeTypedLine } from '#app/state/quick-order/pad-changes.ts'
import { readStoredPad, storePadNow } from '#app/state/quick-order/pad-storage.ts'
import { quickOrder } from '#app/state/quick-order/quick-order.ts'
import { portTo } from '../../../support/port.ts'

const said = (lines = quickOrder.lines) => lines.map(({ number, qty, unreadQuantity }) => `${unreadQuantity ?? qty} ${number}`)
const idOf = (number: string) => quickOrder.lines.find((line) => line.number === number)?.id ?? ''
const reset = () =>
  Object.assign(quickOrder, { isRead: false, lines: ref([]), typed: '', answers: ref(new Map()), taken: null, removed: ref([]) })

/** Changes the stored pad as another tab does, and tells this page. */
const changeInOtherTab = (text: string) => {
  const { lines, typed } = readPad(null)
  writePad(null, { lines: [...lines, ...readPadOf(text)], typed })
}
const readPadOf = (text: string) =>
  text.split(' ').map((number) => ({ id: number, number, qty: 1, hasQuantity: false, isRead: true, sources: [number], others: [] }))

beforeEach(() => {
  storePadNow()
  deviceStorage.removeItem(PAD_KEY)
  reset()
  connectPort(portTo(() => new Promise<never>(() => undefined)))
})

describe('nothing is lost between this page, the device and other tabs', () => {
  test('a list that is taken before the pad is opened stays, beside what was stored', () => {
    writePad(null, { lines: readPadOf('ST-869525'), typed: '' })
    takeText('AL-417500;2')
    readStoredPad()
    expect(said()).toEqual(['1 ST-869525', '2 AL-417500'])
    expect(said(readPad(null).lines)).toEqual(said())
  })
  test('lines that another tab adds and lines that are not stored yet are both there', () => {
    takeText('AL-417500;2')
    storePadNow()
    takeText('113809;3')
    changeInOtherTab('ST-869525')
    readStoredPad()
    expect(said()).toEqual(['2 AL-417500', '1 ST-869525', '3 113809'])
    expect(said(readPad(null).lines)).toEqual(said())
  })
  test('the later write of this page does not remove what another tab has written meanwhile', () => {
    takeText('AL-417500;2')
    changeInOtherTab('ST-869525')
    storePadNow()
    expect(said(readPad(null).lines)).toEqual(['1 ST-869525', '2 AL-417500'])
  })
  test('what is removed in one tab does not come back, and a changed quantity stays', () => {
    takeText('AL-417500;2\n113809;3\n104210-4610;1')
    storePadNow()
    removePadLines(new Set([idOf('AL-417500')]))
    setLineQuantity(idOf('113809'), 7)
    const { lines } = readPad(null)
    writePad(null, { lines: lines.filter(({ number }) => number !== '104210-4610'), typed: '' })
    readStoredPad()
    expect(said()).toEqual(['7 113809'])
  })
  test('the text of the next line stays when another tab stores its lines', () => {
    readStoredPad()
    setTypedText('0 001 1')
    changeInOtherTab('ST-869525')
    readStoredPad()
    expect([said(), quickOrder.typed]).toEqual([['1 ST-869525'], '0 001 1'])
  })
  test('what exceeds 500 lines together is refused, and can be read', () => {
    takeText(Array.from({ length: 499 }, (_, at) => `104210-${2000 + at}`).join('\n'))
    changeInOtherTab('ST-869525 113809')
    readStoredPad()
    expect(quickOrder.lines).toHaveLength(500)
    expect(quickOrder.taken?.refused).toEqual(['104210-2498'])
  })
})

describe('a typed line is taken as a whole', () => {
  const readings = (number: string) =>
    quickOrder.lines.find((line) => line.number === number)?.others.map((other) => `${other.qty} ${other.number}`)

  test.each<[text: string, qty: number | null, lines: string[]]>([
    ['0001107026', null, ['1 0001107026']],
    ['0001107026', 2, ['2 0001107026']],
    ['0001107026 0986018030', 2, ['2 0001107026', '2 0986018030']],
    ['ABC', null, ['1 ABC']],
    ['ABC', 3, ['3 ABC']],
    ['AL-417500 -2', 3, ['3 AL-417500']],
    ['AL-417500 -2', null, ['-2 AL-417500']],
  ])('%s with the quantity %s', (text, qty, lines) => {
    expect(takeTypedLine(text, qty)).toBe(true)
    expect(said()).toEqual(lines)
  })
  test('other readings and the line as typed remain, with and without the quantity of its field', () => {
    takeTypedLine('starter 0001107027 1998', null)
    expect(quickOrder.lines).toMatchObject([{ number: '0001107027', qty: 1, sources: ['starter 0001107027 1998'] }])
    expect(readings('0001107027')).toContain('1998 0001107027')
    reset()
    takeTypedLine('starter 0001107027 1998', 2)
    expect(quickOrder.lines).toMatchObject([{ number: '0001107027', qty: 2, sources: ['starter 0001107027 1998'] }])
    expect(readings('0001107027')).toContain('1998 0001107027')
  })
  test('a quantity beside the number that differs from that of the field is another reading', () => {
    takeTypedLine('0001107028 x3', 2)
    expect([said(), readings('0001107028')]).toEqual([['2 0001107028'], ['3 0001107028']])
    reset()
    takeTypedLine('0001107028 x3', 3)
    expect([said(), readings('0001107028')]).toEqual([['3 0001107028'], []])
  })
  test('another reading answers what stands in the place of the quantity', () => {
    takeText('2;AL-417500;0')
    expect(said()).toEqual(['0 AL-417500'])
    takeReading(idOf('AL-417500'), { number: 'AL-417500', qty: 2 })
    expect(said()).toEqual(['2 AL-417500'])
  })
})

test('of a long text the first 1,000 filled lines are read, and all others are refused as typed', () => {
  const numbers = Array.from({ length: 20_000 }, (_, at) => `0986${String(100_000 + at)}`)
  const begun = performance.now()
  takeText(numbers.join('\r\n\r\n'))
  expect(performance.now() - begun).toBeLessThan(3000)
  expect(quickOrder.lines).toHaveLength(500)
  expect(quickOrder.taken).toMatchObject({ empty: 1000, notRead: 19_000 })
  expect(quickOrder.taken?.refused).toEqual(numbers.slice(500))
})

test('a text that is one endless line is refused', () => {
  const text = '0986018030 '.repeat(50_000)
  takeText(`AL-417500;2\n${text}\nST-869525;1`)
  expect(said()).toEqual(['2 AL-417500'])
  expect(quickOrder.taken?.refused).toEqual([text, 'ST-869525;1'])
})
