import * as v from 'valibot'
import type { CallRow } from '#contract/call-row.ts'
import { Flag, Id } from '#contract/primitives.ts'
import { cellMarks } from './price-list.ts'

/** A file of text that is made while it is read. */
export interface StreamedFile {
  /** As it is to be saved: letters, digits, dashes and its ending. */
  name: string
  type: string
  /** How many lines it has below its heading, if nothing changes meanwhile. */
  lines: number
  texts: AsyncGenerator<string, void>
}

const Streamed = v.custom<StreamedFile>((given) => typeof given === 'object' && given !== null && 'texts' in given)

/** Files that a member takes along. */
export const downloadCalls = {
  priceList: {
    method: 'GET',
    may: 'member',
    queue: false,
    cache: 'never',
    fresh: true,
    file: 'text/csv',
    path: '/marco/api/v1/download/priceList',
    input: v.object({
      // `all` has the shape of an id.
      backCategoryId: Id,
      groupName: v.optional(v.pipe(v.string(), v.maxLength(80))),
      marks: v.optional(v.picklist(cellMarks)),
      /** Part numbers of digits alone are written so that a spreadsheet keeps the zeros in front. */
      zeros: v.optional(Flag, false),
      /** A further column with the numbers of other makers. */
      cross: v.optional(Flag, false),
    }),
    result: Streamed,
    summary: 'The price list of a category, a family or all parts as CSV, made while it is read. It is the file itself, in no envelope.',
  },
} as const satisfies Record<string, CallRow>
