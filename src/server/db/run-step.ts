import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from './open.ts'

/** Matches one statement of a migration, which ends with `;` at the end of a line. A `;` between `$$` belongs to a function body. */
const SQL_STATEMENT = /(?:\$\$.*?\$\$|(?!;\s*\n).)+/gs

const splitStatements = (statements: string): string[] =>
  Array.from(statements.matchAll(SQL_STATEMENT), ([statement]) => statement.trim()).filter((statement) => /[^;\s]/.test(statement))

/** Runs the statements of a migration in the schema that the connection uses. */
export async function runMigrationStatements(trx: Db, statements: string): Promise<void> {
  for (const statement of splitStatements(statements)) await sql.raw(statement).execute(trx)
}

/** Returns the SHA-256, in hex, of a migration's statements as they are sent to the database. White space between statements is ignored. */
export const hashOfStatements = (statements: string): string =>
  createHash('sha256').update(splitStatements(statements).join(';\n')).digest('hex')
