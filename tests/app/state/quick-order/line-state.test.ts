import { describe, expect, test } from 'vitest'
import { lineGroupOf, lineStateOf, type PadAnswer, toOrderOf } from '#app/state/quick-order/line-state.ts'
import type { PadLine } from '#app/state/quick-order/pad-line.ts'
import type { PartCard, PartSearchMatch } from '#contract/catalogue/catalogue.ts'
import { partCard } from '../../../support/parts.ts'

const conditions = { soldOutRule: 'back-order', today: '2026-11-29' } as const
const line = (differs: Partial<PadLine> = {}): PadLine => ({
  ...{ id: '1', number: '0 001 108 001', qty: 2, hasQuantity: true, isRead: true, sources: [], others: [] },
  ...differs,
})
const matched = (part: PartCard, how: PartSearchMatch['how'] = 'same', by: PartSearchMatch['by'] = 'oe'): PartCard => ({
  ...part,
  matched: { by, how: how ?? 'same', number: '0 001 108 001' },
})
const found = (parts: PartCard[], differs: Partial<Extract<PadAnswer, { type: 'found' }>> = {}): PadAnswer => ({
  ...{ type: 'found', parts, total: parts.length, successors: [], isPartial: false, asOf: '2026-11-29T08:00:00Z' },
  ...differs,
})
const one = partCard({ mcode: 'AR-S-1' })
const reman = partCard({ mcode: 'AR-S-2', condition: 'reman', price: 80 })
const other = partCard({ mcode: 'AR-X-3', type: 'solenoid', specName: '12 V · 3 terminals' })
const ended = partCard({ mcode: 'AR-S-9', stock: { state: 'ended', qty: 0 } })
const out = (restockOn?: string) => partCard({ mcode: 'AR-S-8', stock: { state: 'out', qty: 0, ...(restockOn ? { restockOn } : {}) } })

describe('each line has one state, by what the shop says of its number', () => {
  test.each<[what: string, line: PadLine, answer: PadAnswer, type: string, group: string]>([
    ['not asked yet', line(), { type: 'waiting' }, 'waiting', 'waiting'],
    ['refused by the shop', line(), { type: 'failed' }, 'failed', 'waiting'],
    ['out of reach', line(), { type: 'not-here' }, 'not-here', 'waiting'],
    ['no number', line({ isRead: false }), { type: 'waiting' }, 'unread', 'unread'],
    ['one part', line(), found([matched(one)]), 'ready', 'ready'],
    ['the same in other conditions', line(), found([matched(one), matched(reman)]), 'ready', 'ready'],
    ['different things', line(), found([matched(one), matched(other)]), 'choose', 'choose'],
    ['a chosen one of these', line({ mcode: 'AR-X-3' }), found([matched(one), matched(other)]), 'ready', 'ready'],
    ['only near ones', line(), found([matched(one, 'near')]), 'unknown', 'unknown'],
    ['only near ones on this device', line(), found([matched(one, 'near')], { isPartial: true }), 'not-here', 'waiting'],
    ['a near one that is chosen', line({ mcode: 'AR-S-1' }), found([matched(one, 'near')]), 'ready', 'ready'],
    ['nothing', line(), found([]), 'unknown', 'unknown'],
    ['left out', line({ mcode: '' }), found([matched(one)]), 'left-out', 'left-out'],
    ['ended without successor', line(), found([matched(ended)]), 'sold-out', 'sold-out'],
    ['ended with successor', line(), found([matched(ended)], { successors: [{ of: ended.mcode, part: one }] }), 'superseded', 'superseded'],
    [
      'the successor taken',
      line({ mcode: 'AR-S-1' }),
      found([matched(ended)], { successors: [{ of: ended.mcode, part: one }] }),
      'ready',
      'ready',
    ],
    [
      'the successor has the number too',
      line(),
      found([matched(ended), matched(one)], { successors: [{ of: ended.mcode, part: one }] }),
      'ready',
      'ready',
    ],
    ['sold out with a day', line(), found([matched(out('2026-12-10'))]), 'ready', 'ready'],
    ['sold out without a day', line(), found([matched(out())]), 'sold-out', 'sold-out'],
    ['no quantity', line({ unreadQuantity: '1,5' }), found([matched(one)]), 'no-quantity', 'unread'],
    ['more than there are', line({ qty: 13 }), found([matched(one)]), 'sold-out', 'sold-out'],
  ])('%s', (_, given, answer, type, group) => {
    const state = lineStateOf(given, answer, conditions)
    expect([state.type, lineGroupOf(state)]).toEqual([type, group])
    expect(toOrderOf(state) === null).toBe(type !== 'ready')
  })

  test('the old part can be taken while it is sold', () => {
    const old = partCard({ mcode: 'AR-S-7', stock: { state: 'low', qty: 2, last: true } })
    const answer = found([matched(old)], { successors: [{ of: old.mcode, part: one }] })
    expect(lineStateOf(line(), answer, conditions)).toMatchObject({
      type: 'superseded',
      old: { mcode: 'AR-S-7' },
      next: { mcode: 'AR-S-1' },
    })
    expect(lineStateOf(line({ mcode: 'AR-S-7' }), answer, conditions)).toMatchObject({ type: 'ready', qty: 2 })
  })
  test('a quantity below the minimum is raised, and says what was wanted', () => {
    const state = lineStateOf(line({ qty: 2 }), found([matched(partCard({ minQty: 5 }))]), conditions)
    expect(state).toMatchObject({ type: 'ready', qty: 5, raisedFrom: 2 })
  })
  test('a part on back-order says how many come later', () => {
    const state = lineStateOf(line({ qty: 3 }), found([matched(out('2026-12-10'))]), conditions)
    expect(state).toMatchObject({ availability: { type: 'back-order', quantityNow: 0, quantityLater: 3, expectedOn: '2026-12-10' } })
    const waits = lineStateOf(line(), found([matched(out('2026-12-10'))]), { ...conditions, soldOutRule: 'wait' })
    expect(waits).toMatchObject({ type: 'sold-out', availability: { type: 'sold-out', expectedOn: '2026-12-10' } })
  })
})
