import { hashOfStatements } from './run-step.ts'
import type { MigrationStep } from './steps.ts'
import type { AppliedMigration } from './steps-that-ran.ts'

/** The first difference between the migrations that ran on a database and the migrations of this program. */
export interface MigrationDifference {
  /** The kind of difference. `newer`: all migrations of this program have run, and further ones. */
  type: 'newer' | 'changed' | 'unknown' | 'missing' | 'out-of-order'
  /** The position of the first different migration, counted from 1. */
  number: number
  /** Describes the difference to the operator in a clause, with the migration's name. */
  description: string
}

/**
 * Compares the migrations that ran, on a database or on the source of a backup, with those of this program. Returns null if they are the
 * first migrations of this program in the same order. Then the remaining ones can run.
 */
export function findMigrationDifference(ran: readonly AppliedMigration[], known: readonly MigrationStep[]): MigrationDifference | null {
  for (const [at, { name, hash }] of ran.entries()) {
    const number = at + 1
    const expected = known[at]
    if (!expected) return { type: 'newer', number, description: `step ${number} (${name}) has run, and this program knows ${known.length}` }
    const [expectedName, statements] = expected
    if (name === expectedName && hash === hashOfStatements(statements)) continue
    if (name === expectedName)
      return { type: 'changed', number, description: `step ${number} (${name}) ran with other statements than this program has for it` }
    if (!known.some(([one]) => one === name))
      return {
        type: 'unknown',
        number,
        description: `step ${number} is ${name}, which this program does not know; here it is ${expectedName}`,
      }
    if (!ran.some((one) => one.name === expectedName))
      return {
        type: 'missing',
        number,
        description: `step ${number} (${expectedName}) has not run, but ${name}, which comes after it, has`,
      }
    return { type: 'out-of-order', number, description: `step ${number} is ${name}, but in this program it is ${expectedName}` }
  }
  return null
}
