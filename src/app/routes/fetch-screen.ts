import { nameAt } from '#contract/addresses.ts'
import { table } from './table.ts'

/** Fetches the code of the screen that a pathname leads to. Rejects when it cannot be had; a second call is free. */
export const fetchScreen = (pathname: string): Promise<unknown> => table[nameAt(pathname)].fetch()
