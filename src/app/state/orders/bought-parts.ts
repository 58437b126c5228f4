import type { ResultOf } from '#contract/calls.ts'
import { ask } from '#app/state/page/ask.ts'
import type { Seen } from './orders.ts'

export type BoughtPage = ResultOf<'orderParts'>

/**
 * A page of the parts that were bought, the last bought first; all of them for an empty text. One that comes late is asked for again: the
 * line is back then.
 */
export async function askBoughtParts(searchStr: string, pageNo: number): Promise<Seen<BoughtPage>> {
  const asOf = new Date().toISOString()
  const { value } = await ask('orderParts', { pageNo, ...(searchStr === '' ? {} : { searchStr }) }, {}, () => undefined)
  return { value, from: 'network', asOf }
}
