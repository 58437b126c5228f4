import * as v from 'valibot'
import { expect, test } from 'vitest'
import { addPartToReturn, createReturnDraft, returnDraftFromRefused, returnRequestInput } from '#app/screens/order/return-draft.ts'
import { Mcode } from '#contract/kernel/primitives.ts'
import { ReturnInput } from '#contract/orders/returns/returns.ts'
import { cartLine } from '../../../support/cart/lines.ts'
import { wholeOrder } from '../../../support/orders.ts'

const line = (id: string, returnable: number) => ({
  ...{ id, qty: 2, unitPrice: 1, amount: 2, discount: 0, tax: 0, coreCharge: 0, coreAmount: 0, note: '', warrantyMonths: 24 },
  ...{
    warrantyUntil: '',
    returned: 0,
    returnable,
    onSale: true,
    hsCode: '',
    countryOfOrigin: '',
    weightKg: 1,
    product: cartLine(id, 2).product,
  },
})

test('of an order with one part that can go back, one piece of it is meant', () => {
  expect(createReturnDraft(wholeOrder({ lines: [line('A-1', 2), line('B-2', 0)] })).pieces).toEqual({ 'A-1': 1 })
  expect(createReturnDraft(wholeOrder({ lines: [line('A-1', 2), line('B-2', 1)] })).pieces).toEqual({})
})

test('whoever comes from the row of a part means that part, in a new return and in one that was begun', () => {
  const order = wholeOrder({ lines: [line('A-1', 2), line('B-2', 1), line('C-3', 0)] })
  expect(createReturnDraft(order, 'B-2').pieces).toEqual({ 'B-2': 1 })
  const begun = { ...createReturnDraft(order), pieces: { 'A-1': 2 }, note: 'Hums' }
  expect(addPartToReturn(begun, order, 'B-2')).toEqual({ ...begun, pieces: { 'A-1': 2, 'B-2': 1 } })
  expect(addPartToReturn(begun, order, 'A-1')).toBe(begun)
  // What cannot go back is not put in, whatever the address says.
  expect(addPartToReturn(begun, order, 'C-3')).toBe(begun)
})

test('lines of which nothing goes back and a missing photo are not sent, and the rest has the shape of the contract', () => {
  const change = returnRequestInput('o-1', { pieces: { 'A-1': 2, 'B-2': 0 }, reason: 'damaged', note: 'Bent shaft', photo: '' })
  expect(change).toEqual({ orderId: 'o-1', lines: [{ id: 'A-1', qty: 2 }], reason: 'damaged', note: 'Bent shaft' })
  expect(v.safeParse(ReturnInput, change).success).toBe(true)
})

test('one that came back is as it was typed', () => {
  const typed = { pieces: { 'A-1': 2 }, reason: 'damaged', note: 'Bent shaft', photo: 'data:image/jpeg;base64,AAAA' } as const
  expect(
    returnDraftFromRefused({
      orderId: 'o-1',
      lines: [{ id: v.parse(Mcode, 'A-1'), qty: 2 }],
      reason: typed.reason,
      note: typed.note,
      photo: typed.photo,
    }),
  ).toEqual(typed)
})
