import type { OpenDatabase } from '#server/db/open.ts'
import { closedAtTheEnd } from './at-the-end.ts'
import { embeddedDatabase, filledDatabase } from './kept-database.ts'

const nothing = async () => undefined

/** A database with no table of ours, in memory or on the server at DATABASE_URL, until the tests end that asked for it. */
export const emptyDatabase = async (): Promise<OpenDatabase> => closedAtTheEnd(await filledDatabase(import.meta.filename, nothing))

/**
 * The same, less what kept-database.ts leaves out of every copy, embedded also where DATABASE_URL names a server. In memory, or in a folder.
 */
export const emptyEmbedded = async (dataDir = 'memory'): Promise<OpenDatabase> =>
  closedAtTheEnd(await embeddedDatabase(import.meta.filename, nothing, dataDir))
