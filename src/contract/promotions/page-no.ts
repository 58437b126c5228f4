import { PAGE_NUMBER_MOST } from '#contract/limits.ts'

/** The page that an address asks for; whatever is none is the first. */
export const pageNoOf = (text = '1'): number => Math.min(Math.max(Math.trunc(Number(text)) || 1, 1), PAGE_NUMBER_MOST)
