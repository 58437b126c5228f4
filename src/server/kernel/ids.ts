import * as v from 'valibot'
import { Id, Mcode } from '#contract/primitives.ts'

/** A code as the database holds it. One that breaks the rule was loaded wrongly: better said here than shown. */
export const mcodeOf = (text: string): Mcode => v.parse(Mcode, text)
export const idOf = (text: string): Id => v.parse(Id, text)
