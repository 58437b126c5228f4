import type * as v from 'valibot'
import type { CallLine } from './call-line.ts'

/** A call with its shapes. */
export interface CallRow extends CallLine {
  /** Of a GET the query, of the others the JSON body. */
  input: v.GenericSchema<never, unknown> | v.GenericSchema
  result: v.GenericSchema
  /** One line for the OpenAPI document. */
  summary: string
}
