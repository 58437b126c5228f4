import * as v from 'valibot'
import { Id } from '#contract/primitives.ts'

/** An id as the database holds it. One that breaks the rule was loaded wrongly: better said here than shown. */
export const idOf = (text: string): Id => v.parse(Id, text)
