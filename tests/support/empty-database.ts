import type { OpenDatabase } from '#server/db/open.ts'
import { embeddedDatabase } from './kept-database.ts'

/**
 * An embedded database with no table of ours, less what kept-database.ts leaves out of every copy: also where DATABASE_URL names a server.
 * In memory, or in a folder.
 */
export const emptyDatabase = (dataDir = 'memory'): Promise<OpenDatabase> => embeddedDatabase(import.meta.filename, async () => undefined, dataDir)
