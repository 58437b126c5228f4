import { nameAt } from '#contract/addresses.ts'
import { table } from './table.ts'

/** Loads the code of the screen for a pathname. Rejects if it fails; repeated calls do nothing. */
export const fetchScreen = (pathname: string): Promise<unknown> => table[nameAt(pathname)].fetch()
