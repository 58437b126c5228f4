import type { Load, LoadName } from '#contract/loads/load.ts'
import { catalogue } from './catalogue.ts'

/** Requests a page's data again, even if an answer is stored: for "Try again". */
export const refetchPageData = <N extends LoadName>({ call, input }: Load<N>): Promise<void> => catalogue[call].reload(input)

/** Requests a page's data in advance. A failure is only logged. */
export const prefetchPageData = <N extends LoadName>({ call, input }: Load<N>): Promise<void> => catalogue[call].prefetch(input)
