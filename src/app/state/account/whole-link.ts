import * as v from 'valibot'
import { Generate } from '#contract/account.ts'

/** Whether the secret of a mailed link is all there: mail programs break long lines. */
export const isWholeLink = (generate: string): boolean => v.is(Generate, generate)
