import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from './open.ts'

/** Matches one statement of a migration, which ends with `;` at the end of a line. A `;` between `$$` belongs to a function body. */
const STATEMENT = /(?:\$\$.*?\$\$|(?!;\s*\n).)+/gs

const split = (statements: string): string[] =>
  Array.from(statements.matchAll(STATEMENT), ([statement]) => statement.trim()).filter((statement) => /[^;\s]/.test(statement))

/** Runs the statements of a migration in the schema that the connection uses. */
export async function runStep(trx: Db, statements: string): Promise<void> {
  for (const statement of split(statements)) await sql.raw(statement).execute(trx)
}

/** Returns the SHA-256, in hex, of a migration's statements as they are sent to the database. White space between statements is ignored. */
export const hashOf = (statements: string): string => createHash('sha256').update(split(statements).join(';\n')).digest('hex')
