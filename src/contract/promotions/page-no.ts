import { MAX_PAGE_NUMBER } from '#contract/limits.ts'

/** The page that an address asks for; whatever is none is the first. */
export const pageNoOf = (text = '1'): number => Math.min(Math.max(Math.trunc(Number(text)) || 1, 1), MAX_PAGE_NUMBER)
