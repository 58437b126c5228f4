import { setFlagsFromString } from 'node:v8'

/**
 * Makes V8 collect garbage when what lives has grown by so many percent, in all threads of the process. Otherwise it waits until it is up to
 * four times as much. A version of V8 without this setting only says so.
 */
export const limitHeapGrowth = (percent: number): void => setFlagsFromString(`--heap-growing-percent=${percent}`)
