import { nameAt } from '#contract/addresses.ts'
import { table } from './table.ts'

/** Loads the code of the screen for a pathname. Repeated calls do nothing. Rejects if loading fails. */
export const fetchScreen = (pathname: string): Promise<unknown> => table[nameAt(pathname)].fetch()
