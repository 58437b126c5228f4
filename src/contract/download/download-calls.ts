import * as v from 'valibot'
import type { CallDefinition } from '#contract/kernel/call-definition.ts'
import { Id, TrueFalseFlag } from '#contract/kernel/primitives.ts'
import { cellSeparators } from './price-list.ts'

/** A text file that the server sends while generating it. */
export interface StreamedFile {
  /** The name of the file: letters, digits, dashes and extension. */
  name: string
  type: string
  /** The number of lines after the header line, if the data does not change while the file is generated. */
  lineCount: number
  texts: AsyncGenerator<string, void>
}

const StreamedFileResult = v.custom<StreamedFile>((given) => typeof given === 'object' && given !== null && 'texts' in given)

/** Downloads for signed-in members. */
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
      // The category whose parts are downloaded: its id, or `all`.
      backCategoryId: Id,
      groupName: v.optional(v.pipe(v.string(), v.maxLength(80))),
      marks: v.optional(v.picklist(cellSeparators)),
      /** Whether part numbers of digits only are written in a form that keeps their leading zeros in spreadsheets. */
      zeros: v.optional(TrueFalseFlag, false),
      /** Whether the file has a column with cross references. */
      cross: v.optional(TrueFalseFlag, false),
    }),
    result: StreamedFileResult,
    summary: 'The price list of a category, a family or all parts as CSV, made while it is read. It is the file itself, in no envelope.',
  },
} as const satisfies Record<string, CallDefinition>
