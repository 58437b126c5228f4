import { expect, test } from 'vitest'
import type { Address } from '#contract/addresses/address.ts'
import { addressesAfterReply } from '#data/mirror/address-book.ts'
import type { CallChange } from '#data/outbox/intent.ts'
import { mergeChangeIntoQueue } from '#data/outbox/merge-change-into-queue.ts'
import { optimisticAddresses } from '#data/outbox/optimistic-addresses.ts'
import { intent, refused } from '../../support/cart/lines.ts'

const row = (id: string, differs: Partial<Address> = {}): Address => ({
  ...{ id, name: id, company: '', phone: '', country: 'US', lines: ['1 Pier Street'], city: 'Ames', region: 'IA', postcode: '50014' },
  ...{ vatId: '', defaultFor: [], updatedAt: '2026-11-20T08:00:00.000Z' },
  ...differs,
})
const save = (id: string, city = 'Ames', defaultFor: ('shipping' | 'billing')[] = []): CallChange => ({
  call: 'addressSave',
  input: { id, name: id, country: 'US', lines: ['1 Pier Street'], city, region: 'IA', postcode: '50014', defaultFor },
})
const remove = (id: string): CallChange => ({ call: 'addressDelete', input: { id } })
const prefer = (id: string): CallChange => ({ call: 'addressSetDefault', input: { id, use: 'shipping' } })
const both = ['shipping', 'billing'] as const
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

test('an address written without a network is in the book, and says that it waits', () => {
  expect(optimisticAddresses([row('a', { defaultFor: [...both] })], [intent(save('b', 'Boone'))])).toMatchObject([
    { id: 'a', progress: 'confirmed' },
    { id: 'b', city: 'Boone', progress: 'waiting', refused: null },
  ])
})

test('the first address of a book is its default for everything', () => {
  expect(optimisticAddresses([], [intent(save('a'))])).toMatchObject([{ id: 'a', defaultFor: both }])
})

test('one address alone is the default, and stands first', () => {
  const rows = [row('a', { defaultFor: [...both] }), row('b')]
  expect(optimisticAddresses(rows, [intent(prefer('b'))])).toMatchObject([
    { id: 'b', defaultFor: ['shipping'] },
    { id: 'a', defaultFor: ['billing'] },
  ])
})

test('a deleted default is followed by the address that was changed last', () => {
  const rows = [row('a', { defaultFor: [...both] }), row('b'), row('c', { updatedAt: '2026-11-21T08:00:00.000Z' })]
  expect(optimisticAddresses(rows, [intent(remove('a'))])).toMatchObject([
    { id: 'c', defaultFor: both },
    { id: 'b', defaultFor: [] },
  ])
})

test('what the shop did not take stands there as it was typed, with its reason', () => {
  const [shown] = optimisticAddresses([row('a')], [intent(save('a', 'Nowhere'), { ...refused, id: 'i1' })])
  expect(shown).toMatchObject({ city: 'Nowhere', progress: 'refused', refused: { intentId: 'i1', refusal: { say: 'Only 3 are left.' } } })
})

test('an address written twice before it was sent is sent once, in its old place, with the newest words', () => {
  const first = intent(save('b', 'Boone', ['billing']), { id: 'i1' })
  const folded = mergeChangeIntoQueue({ queue: [first, intent(prefer('b'))], lines: null }, save('b', 'Ames', ['shipping']))
  expect(folded).toMatchObject({ drop: [], append: [], put: [{ id: 'i1', input: { city: 'Ames', defaultFor: ['billing', 'shipping'] } }] })
})

test('a delete takes what was never sent with it, and nothing of other addresses', () => {
  const queue = [intent(save('a'), { id: 'i1' }), intent(save('b'), { id: 'i2' }), intent(save('a'), { id: 'i3', attempts: 1 })]
  const folded = mergeChangeIntoQueue({ queue, lines: null }, remove('a'))
  expect([ids(folded.drop), folded.append]).toEqual([['i1'], [remove('a')]])
})

test('what the shop answered is in the kept book: a row, the whole book, one row less', () => {
  const rows = [row('a', { defaultFor: ['shipping'] }), row('b')]
  expect(addressesAfterReply(rows, intent(save('c')), row('c', { defaultFor: ['shipping'] }))).toMatchObject([
    { id: 'a', defaultFor: [] },
    { id: 'b' },
    { id: 'c', defaultFor: ['shipping'] },
  ])
  expect(ids(addressesAfterReply(rows, intent(prefer('b')), [row('b'), row('a')]) ?? [])).toEqual(['b', 'a'])
  expect(ids(addressesAfterReply(rows, intent(remove('a')), { deleted: true }) ?? [])).toEqual(['b'])
})
