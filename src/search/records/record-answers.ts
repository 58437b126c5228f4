import type { CallName, CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import type { PartDrawingsLookup } from '#search/answer/part/detail.ts'
import { getPriceByQuantity } from '#search/answer/price-by-quantity.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import type { SearchBudget } from '#search/schedule/search-work.ts'
import { productDetail } from './detail.ts'
import { fitmentVerdicts } from './fitment-verdicts.ts'
import { applicationItem } from './fitments.ts'
import { numberList } from './number-list.ts'
import { partsList } from './parts-list.ts'
import type { GetSegmentRecords } from './segment-records.ts'

/** What these calls are answered from. */
export interface CatalogueWithRecords {
  catalogue: Catalogue
  records: GetSegmentRecords
  /** Returns the drawings of a part, with their URLs and sizes. */
  drawingsOf: PartDrawingsLookup
}

type RecordAnswerer<N extends CallName> = (
  of: CatalogueWithRecords,
  input: ParsedInputOf<N>,
  work: SearchBudget,
) => CallResultOf<N> | Promise<CallResultOf<N>>

/** The API calls about single parts that are answered from a catalogue and its records, on the server and on a device. */
const recordAnswerersByCall = {
  productDetail: ({ catalogue, records, drawingsOf }, input) => productDetail(catalogue, records, input, drawingsOf),
  getPriceByQuantity: ({ catalogue }, input) => getPriceByQuantity(catalogue, input),
  applicationItem: ({ catalogue, records }, input) => applicationItem(catalogue, records, input),
  fitmentVerdicts: ({ catalogue, records }, input, work) => fitmentVerdicts(catalogue, records, work, input),
  partsList: ({ catalogue, records }, input, work) => partsList(catalogue, records, work, input),
  numberList: ({ catalogue, records }, input, work) => numberList(catalogue, records, work, input),
} satisfies { [N in CallName]?: RecordAnswerer<N> }

export type RecordCallName = keyof typeof recordAnswerersByCall

// The cast is safe, because the object literal has no other keys.
export const recordCallNames = Object.keys(recordAnswerersByCall) as RecordCallName[]

/** The calls of these that may take as long as a search; the others read a few rows. */
export const longRecordCalls: ReadonlySet<RecordCallName> = new Set(['fitmentVerdicts', 'numberList', 'partsList'])

/** Answers a call from a catalogue and its records. Throws AppError if the requested thing does not exist. */
export const answerRecordCall = <N extends RecordCallName>(
  name: N,
  ...given: Parameters<RecordAnswerer<N>>
): ReturnType<RecordAnswerer<N>> =>
  // The cast is needed because TypeScript cannot see that each entry of the table takes the input of its own call. `satisfies` above checks
  // that.
  (recordAnswerersByCall[name] as unknown as RecordAnswerer<N>)(...given)
