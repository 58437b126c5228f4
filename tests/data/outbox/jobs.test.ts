import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { MAX_JOBS_PER_LINE } from '#contract/limits.ts'
import { addPiecesToRow, addToGuestList, readGuestList, setGuestQuantity } from '#data/mirror/guest-list.ts'
import { resolveDependentChanges } from '#data/outbox/dependents.ts'
import { moveGuestRowsToCart } from '#data/outbox/guest-list.ts'
import type { CallChange } from '#data/outbox/intent.ts'
import { mergeChangeIntoQueue } from '#data/outbox/merge-change-into-queue.ts'
import { optimisticCart } from '#data/outbox/optimistic-cart.ts'
import { wanted } from '../../support/cart/guest-adds.ts'
import { add, cartLine, intent, refused, sent, shows, update } from '../../support/cart/lines.ts'
import { phone } from '../../support/cart/phone.ts'

const hilux = (qty: number) => ({ job: 'Hilux Meyer', qty })
const golf = (qty: number) => ({ job: 'Golf Roth', qty })
const forNone = (qty: number): CallChange => ({ call: 'cartUpdate', input: { id: 'A-1', qty, jobs: [] } })

describe('changes that wait', () => {
  test('adds of one part are one, and what their pieces are for is joined', () => {
    const queue = [intent(add('A-1', 2, ['Hilux Meyer', 2]))]
    expect(mergeChangeIntoQueue({ queue, lines: [] }, add('A-1', 1, ['Golf Roth', 1])).put).toMatchObject([
      { input: { qty: 3, jobs: [hilux(2), golf(1)] } },
    ])
    expect(mergeChangeIntoQueue({ queue, lines: [] }, add('A-1', 1)).put).toMatchObject([{ input: { qty: 3, jobs: [hilux(2)] } }])
  })

  test('an add that was sent once keeps its own jobs and key: the next is a change of its own', () => {
    const folded = mergeChangeIntoQueue(
      { queue: [intent(add('A-1', 2, ['Hilux Meyer', 2]), sent)], lines: [] },
      add('A-1', 1, ['Golf Roth', 1]),
    )
    expect(folded).toEqual({ drop: [], put: [], append: [add('A-1', 1, ['Golf Roth', 1])] })
  })

  test('a quantity that is set on an unsent add keeps its job', () => {
    const queue = [intent(add('A-1', 2, ['Hilux Meyer', 2]))]
    expect(mergeChangeIntoQueue({ queue, lines: [] }, update('A-1', 5)).put).toMatchObject([
      { call: 'cartAdd', input: { qty: 5, jobs: [hilux(5)] } },
    ])
  })

  test('a quantity that is set after jobs were set keeps these; none at all is said too', () => {
    const line = cartLine('A-1', 4, { jobs: [golf(2)] })
    const queue = [intent(update('A-1', 4, ['Hilux Meyer', 3]))]
    expect(mergeChangeIntoQueue({ queue, lines: [line] }, update('A-1', 2)).put).toMatchObject([{ input: { qty: 2, jobs: [hilux(2)] } }])
    expect(mergeChangeIntoQueue({ queue, lines: [line] }, forNone(4)).put).toMatchObject([{ input: { qty: 4, jobs: [] } }])
  })

  test('a quantity in the place of a refused one keeps what that was for', () => {
    const line = cartLine('A-1', 4)
    const queue = [intent(update('A-1', 9, ['Hilux Meyer', 9]), refused)]
    const folded = mergeChangeIntoQueue({ queue, lines: [line] }, update('A-1', 3))
    expect([folded.drop, folded.append]).toMatchObject([queue, [{ call: 'cartUpdate', input: { id: 'A-1', qty: 3, jobs: [hilux(3)] } }]])
  })

  test.each([
    ['fewer pieces', update('A-1', 2), { qty: 2, jobs: [hilux(2)] }],
    ['another job', update('A-1', 5, ['Golf Roth', 5]), { qty: 5, jobs: [golf(5)] }],
    ['no job', forNone(5), { qty: 5, jobs: [] }],
  ])('an add that is refused while %s waits is that by then', (_, later, input) => {
    const no = intent(add('A-1', 5, ['Hilux Meyer', 5]), refused)
    const waits = { ...intent(later), seq: no.seq + 1 }
    expect(resolveDependentChanges(no, [no, waits], []).updated).toMatchObject([{ call: 'cartAdd', input: { mcode: 'A-1', ...input } }])
  })

  test('a refused add that is tried with fewer pieces is for the same job', () => {
    const queue = [intent(add('A-1', 4, ['Hilux Meyer', 4]), { ...refused, shows: shows('A-1') })]
    expect(mergeChangeIntoQueue({ queue, lines: [] }, update('A-1', 3)).append).toMatchObject([
      { call: 'cartAdd', input: { qty: 3, jobs: [hilux(3)] } },
    ])
  })
})

describe('the cart as this device believes it', () => {
  test('says at once what pieces are for, beside what the shop has', () => {
    const lines = [cartLine('A-1', 2, { jobs: [hilux(2)] })]
    expect(optimisticCart(lines, [intent(add('A-1', 1, ['Golf Roth', 1]))])[0]).toMatchObject({ qty: 3, jobs: [hilux(2), golf(1)] })
    expect(optimisticCart(lines, [intent(update('A-1', 5))])[0]).toMatchObject({ qty: 5, jobs: [hilux(5)] })
    expect(optimisticCart(lines, [intent(forNone(2))])[0]).not.toHaveProperty('jobs')
  })
})

describe('a guest’s list', () => {
  test('has no more jobs on a line than a cart takes: the pieces of the last are for none', () => {
    const shares = Array.from({ length: MAX_JOBS_PER_LINE }, (_, at) => ({ job: `Job ${at}`, qty: 1 }))
    const before = { ...wanted('GOOD-1', MAX_JOBS_PER_LINE), jobs: shares, addedAt: 1 }
    expect(addPiecesToRow(before, { ...wanted('GOOD-1', 1), jobs: [golf(1)] }, 2)).toMatchObject({
      qty: MAX_JOBS_PER_LINE + 1,
      jobs: shares,
    })
  })

  test('keeps what pieces are for, and becomes the cart with it, under the keys that it has', async () => {
    const { mirror, queue } = await phone()
    await addToGuestList(mirror, [{ ...wanted('GOOD-1', 2), jobs: [hilux(2)] }], 10)
    await addToGuestList(mirror, [{ ...wanted('GOOD-1', 1), jobs: [golf(1)] }, wanted('GOOD-2', 1)], 20)
    // The list shows the newest first, the cart the oldest.
    const rows = (await readGuestList(mirror)).toReversed()
    expect(rows.map(({ mcode, qty, jobs }) => [mcode, qty, jobs])).toEqual([
      ['GOOD-1', 3, [hilux(2), golf(1)]],
      ['GOOD-2', 1, undefined],
    ])
    await setGuestQuantity(mirror, 'GOOD-1', 2)
    await moveGuestRowsToCart(mirror, 'ada')
    expect((await queue()).map(({ id, input }) => [id, input])).toMatchObject([
      [rows[0]?.id, { mcode: 'GOOD-1', qty: 2, jobs: [hilux(2)] }],
      [rows[1]?.id, { mcode: 'GOOD-2', qty: 1 }],
    ])
  })
})
