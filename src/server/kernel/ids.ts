import * as v from 'valibot'
import { Id } from '#contract/kernel/primitives.ts'

/** Checks an id that was read from the database. Throws if the id's format is invalid, because then wrong data was loaded. */
export const parseStoredId = (text: string): Id => v.parse(Id, text)
