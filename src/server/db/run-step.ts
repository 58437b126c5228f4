import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from './open.ts'

/** A statement, up to the `;` at the end of its line. Those inside `$$` are of a function's body. */
const STATEMENT = /(?:\$\$.*?\$\$|(?!;\s*\n).)+/gs

const split = (statements: string): string[] =>
  Array.from(statements.matchAll(STATEMENT), ([statement]) => statement.trim()).filter((statement) => /[^;\s]/.test(statement))

/** Carries out the statements of a step, in the schema that the connection works in. */
export async function runStep(trx: Db, statements: string): Promise<void> {
  for (const statement of split(statements)) await sql.raw(statement).execute(trx)
}

/** SHA-256, in hexadecimal digits, of the statements of a step as they are sent to the database. White space between them does not count. */
export const hashOf = (statements: string): string => createHash('sha256').update(split(statements).join(';\n')).digest('hex')
