import { describe, expect, test } from 'vitest'
import { MAX_QUANTITY } from '#contract/limits.ts'
import type { Intent } from '#data/outbox/intent.ts'
import { mergeChangeIntoQueue, type PendingChange } from '#data/outbox/merge-change-into-queue.ts'
import { add, cartLine, intent, refused, remove, sent, setAside, shows, update } from '../../support/cart/lines.ts'

const has = (...ids: string[]) => ids.map((id) => cartLine(id, 1))
const nothing = { drop: [], put: [], append: [] }
const ids = (intents: readonly Intent[]) => intents.map(({ id }) => id)

describe('add', () => {
  test('taps on add become one quantity', () => {
    const queue = [intent(add('A-1', 2), { id: 'x' })]
    const folded = mergeChangeIntoQueue({ queue, lines: [] }, add('A-1', 3))
    expect(folded.put).toMatchObject([{ id: 'x', input: { mcode: 'A-1', qty: 5 } }])
    expect(folded.append).toEqual([])
  })

  test('what was sent once is never folded, whatever became of it', () => {
    for (const differs of [sent, { ...sent, state: 'sending' }, { ...sent, state: 'confirmed' }] as const)
      expect(mergeChangeIntoQueue({ queue: [intent(add('A-1', 2), differs)], lines: [] }, add('A-1', 3))).toEqual({
        ...nothing,
        append: [add('A-1', 3)],
      })
  })

  test('nothing is folded over a change in between', () => {
    const queue = [intent(add('A-1', 2)), intent(setAside('Bay 2', 'A-1'))]
    expect(mergeChangeIntoQueue({ queue, lines: [] }, add('A-1', 1)).append).toEqual([add('A-1', 1)])
  })

  test('a sum that no line may hold is left for the shop to refuse', () => {
    const queue = [intent(add('A-1', MAX_QUANTITY))]
    expect(mergeChangeIntoQueue({ queue, lines: [] }, add('A-1', 1)).append).toEqual([add('A-1', 1)])
  })
})

describe('update', () => {
  test('the later of two quantities stands', () => {
    const queue = [intent(update('A-1', 2), { id: 'x' })]
    expect(mergeChangeIntoQueue({ queue, lines: has('A-1') }, update('A-1', 9)).put).toMatchObject([
      { id: 'x', input: { id: 'A-1', qty: 9 } },
    ])
  })

  test('on a line that only an unsent add makes it is that add’s quantity', () => {
    const queue = [intent(add('A-1', 2), { id: 'x' })]
    expect(mergeChangeIntoQueue({ queue, lines: [] }, update('A-1', 9)).put).toMatchObject([
      { id: 'x', call: 'cartAdd', input: { mcode: 'A-1', qty: 9 } },
    ])
  })

  test('on a line that the shop has, or may have, it is sent after the add', () => {
    const queue = [intent(add('A-1', 2))]
    expect(mergeChangeIntoQueue({ queue, lines: has('A-1') }, update('A-1', 9))).toEqual({ ...nothing, append: [update('A-1', 9)] })
    expect(mergeChangeIntoQueue({ queue, lines: null }, update('A-1', 9))).toEqual({ ...nothing, append: [update('A-1', 9)] })
  })

  test('on a line that is not there it is nothing', () => {
    expect(mergeChangeIntoQueue({ queue: [], lines: [] }, update('A-1', 9))).toEqual(nothing)
  })

  test('on a line that the shop refused it is a new change with the new quantity', () => {
    const queue = [intent(add('A-1', 4), { ...refused, id: 'x', shows: shows('A-1') })]
    const folded = mergeChangeIntoQueue({ queue, lines: [] }, update('A-1', 3))
    expect(ids(folded.drop)).toEqual(['x'])
    expect(folded.append).toEqual([{ ...add('A-1', 3), shows: shows('A-1') }])
  })
})

describe('delete', () => {
  test('of what was added without a signal leaves nothing behind', () => {
    const queue = [intent(add('A-1', 2), { id: 'x' }), intent(setAside('Bay 2', 'A-1'), { id: 'y' })]
    const folded = mergeChangeIntoQueue({ queue, lines: [] }, remove('A-1'))
    expect([ids(folded.drop).sort(), folded.put, folded.append]).toEqual([['x', 'y'], [], []])
  })

  test('takes unsent changes with it and stays for a line that the shop has', () => {
    const queue = [intent(update('A-1', 2), { id: 'x' })]
    const folded = mergeChangeIntoQueue({ queue, lines: has('A-1') }, remove('A-1'))
    expect([ids(folded.drop), folded.append]).toEqual([['x'], [remove('A-1')]])
  })

  test('stays when an add may have arrived', () => {
    expect(mergeChangeIntoQueue({ queue: [intent(add('A-1', 2), sent)], lines: [] }, remove('A-1')).append).toEqual([remove('A-1')])
  })

  test('stays when no list was ever seen', () => {
    const folded = mergeChangeIntoQueue({ queue: [intent(add('A-1', 2), { id: 'x' })], lines: null }, remove('A-1'))
    expect([ids(folded.drop), folded.append]).toEqual([['x'], [remove('A-1')]])
  })

  test('of many lines names those that need it', () => {
    const queue = [intent(add('A-1', 2)), intent(setAside('Bay 2', 'A-1', 'B-1', 'C-1'), { id: 'y' })]
    const folded = mergeChangeIntoQueue({ queue, lines: has('B-1', 'C-1') }, remove('A-1', 'B-1'))
    expect(folded.put).toMatchObject([{ id: 'y', input: { ids: 'C-1', job: 'Bay 2' } }])
    expect(folded.append).toEqual([remove('B-1')])
  })

  test('takes a refused change away', () => {
    const folded = mergeChangeIntoQueue({ queue: [intent(add('A-1', 4), { ...refused, id: 'x' })], lines: [] }, remove('A-1'))
    expect([ids(folded.drop), folded.append]).toEqual([['x'], []])
  })

  test('is not said twice', () => {
    expect(mergeChangeIntoQueue({ queue: [intent(remove('A-1'))], lines: has('A-1') }, remove('A-1'))).toEqual(nothing)
  })

  test('of more lines than one call may name is several', () => {
    const many = Array.from({ length: 301 }, (_, at) => `A-${at}`)
    expect(mergeChangeIntoQueue({ queue: [], lines: has(...many) }, remove(...many)).append).toHaveLength(2)
  })
})

test('set aside twice is set aside for the later job', () => {
  const queue = [intent(setAside('Bay 2', 'A-1', 'B-1'), { id: 'x' })]
  const folded = mergeChangeIntoQueue({ queue, lines: has('A-1', 'B-1') }, setAside('Bay 3', 'A-1'))
  expect(folded.put).toMatchObject([{ id: 'x', input: { ids: 'B-1' } }])
  expect(folded.append).toEqual([setAside('Bay 3', 'A-1')])
})

test('what is written down already, under the id that it brings, is not written down twice', () => {
  for (const first of [intent(add('A-1', 1), { id: 'row-1' }), intent(add('A-1', 1), { id: 'row-1', ...sent })])
    expect(mergeChangeIntoQueue({ queue: [first], lines: [] }, { ...add('A-1', 1), id: 'row-1' })).toEqual(nothing)
})

test('of the prices that were seen the last one counts, at the step that all pieces reach together', () => {
  const seen = (unitPrice: number) => ({ seen: { fromQty: 1, unitPrice } })
  const first = intent({ call: 'cartAdd', input: { mcode: 'A-1', qty: 2, ...seen(9) } }, { shows: shows('A-1') })
  const change: PendingChange = { call: 'cartAdd', input: { mcode: 'A-1', qty: 3, ...seen(10.1) }, shows: shows('A-1') }
  const [folded] = mergeChangeIntoQueue({ queue: [first], lines: [] }, change).put
  expect(folded?.input).toEqual({ mcode: 'A-1', qty: 5, seen: { fromQty: 5, unitPrice: 9.35 } })
  const set: PendingChange = { call: 'cartUpdate', input: { id: 'A-1', qty: 1, ...seen(12) } }
  expect(mergeChangeIntoQueue({ queue: [first], lines: [] }, set).put[0]?.input).toEqual({ mcode: 'A-1', qty: 1, ...seen(12) })
})
