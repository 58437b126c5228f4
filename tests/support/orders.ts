import * as v from 'valibot'
import { Order, OrderRow } from '#contract/orders/order.ts'

const address = {
  ...{ name: 'Ada', company: '', phone: '', country: 'US', lines: ['1 Pier Street'] },
  ...{ city: 'Ames', region: 'IA', postcode: '50014', vatId: '' },
}

/** A row of Your Orders as the contract has it: one starter, delivered, unless told otherwise. */
export const orderRow = (differs: Partial<v.InferInput<typeof OrderRow>> = {}): OrderRow =>
  v.parse(OrderRow, {
    ...{
      id: 'o-1',
      number: 'CW-100001',
      state: 'delivered',
      placedAt: '2026-11-01T08:00:00.000Z',
      total: 100,
      due: 0,
      lines: 1,
      pieces: 2,
    },
    ...{ jobName: '', purchaseOrder: '', expectedTo: '2026-11-05', openCores: 0 },
    parts: [{ id: 'ST-666316', name: 'Starter, Bosch', mainImageUrl: '/part/ST-666316/view.svg', qty: 2 }],
    ...differs,
  })

/** A whole order as the contract has it, without lines unless told otherwise. */
export const wholeOrder = (differs: Partial<v.InferInput<typeof Order>> = {}): Order =>
  v.parse(Order, {
    ...{
      id: 'o-1',
      number: 'CW-100001',
      state: 'delivered',
      placedAt: '2026-11-01T08:00:00.000Z',
      jobName: '',
      purchaseOrder: '',
      email: 'a@shop.test',
    },
    ...{ seller: { name: 'S', address: '', phone: '', email: '', taxId: '' }, shipTo: address, billTo: address },
    ...{ delivery: { id: 'standard', name: 'Parcel', expectedFrom: '2026-11-03', expectedTo: '2026-11-05' }, lines: [], discounts: [] },
    sums: { goods: 100, discount: 0, shipping: 0, tax: 0, taxName: '', coreCharges: 0, total: 100, weightKg: 1 },
    money: { method: 'invoice', name: 'Invoice', paid: 100, refunded: 0, refundDue: 0, due: 0, dueOn: '', hints: [] },
    ...{ events: [], shipments: [], cores: [], returns: [], may: { cancel: false, pay: false, return: false } },
    ...differs,
  })
