import type { CallResultOf } from '#contract/calls.ts'
import { callShop } from './account.ts'
import type { Customer } from './customer.ts'
import { asked } from './shop.ts'

/** Somewhere in Milwaukee, as typed. */
const address = {
  ...{ name: 'Robin Weaver', company: '', phone: '', country: 'US', lines: ['100 Water Street'] },
  ...{ city: 'Milwaukee', region: 'WI', postcode: '53202' },
}

/** Orders one part of which there are plenty, without a browser. */
export async function ordered({ token, add }: Customer): Promise<CallResultOf<'orderPlace'>> {
  const { records } = await asked('aggregationSearch', { backCategoryId: '1', pageSize: 50 })
  const part = records.find(({ stock }) => stock.state === 'in')
  if (part === undefined) throw new Error('Nothing is in stock.')
  await add(part.mcode, 1)
  const choices = { address, delivery: 'standard', payment: 'invoice' } as const
  const { lines, quoteHash } = await callShop('checkoutQuote', choices, token)
  return callShop('orderPlace', { ...choices, quoteHash, lines: lines.map(({ id, qty }) => ({ id, qty })) }, token)
}
