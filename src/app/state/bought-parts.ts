import type { ResultOf } from '#contract/calls.ts'
import { ask } from './ask.ts'

export type BoughtPage = ResultOf<'orderParts'>

/** A page of the parts that were bought, the last bought first; all of them for an empty text. */
export const askBoughtParts = async (searchStr: string, pageNo: number): Promise<BoughtPage> =>
  (await ask('orderParts', { pageNo, ...(searchStr === '' ? {} : { searchStr }) })).value
