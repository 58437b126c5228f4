import type { Load, LoadName } from '#contract/loads/load.ts'
import { catalogue } from './catalogue.ts'

/** Asks a load anew, whatever there is: behind "Try again". */
export const askAgain = <N extends LoadName>({ call, input }: Load<N>): Promise<void> => catalogue[call].again(input)

/** Asks a load ahead of time. A failure is logged and otherwise forgotten. */
export const fetchLoad = <N extends LoadName>({ call, input }: Load<N>): Promise<void> => catalogue[call].prefetch(input)
