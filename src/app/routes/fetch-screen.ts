import { routeNameAt } from '#contract/routes/addresses.ts'
import { screenTable } from './table.ts'

/** Loads the code of the screen for a pathname. Repeated calls do nothing. Rejects if loading fails. */
export const fetchScreen = (pathname: string): Promise<unknown> => screenTable[routeNameAt(pathname)].fetch()
