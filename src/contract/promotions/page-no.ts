import { MAX_PAGE_NUMBER } from '#contract/limits.ts'

/** Reads the page number in a URL; 1 if it is invalid. */
export const parsePageNumber = (text = '1'): number => Math.min(Math.max(Math.trunc(Number(text)) || 1, 1), MAX_PAGE_NUMBER)
