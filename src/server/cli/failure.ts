import { AppError } from '#contract/errors.ts'
import { isUnavailable } from '#server/db/unavailable.ts'

/** Commands that change nothing in the database. */
const READS = /(^| )(list|show|status|backup)$/

/** The groups of commands that have a list of what they change; every change is in the audit too. */
const LISTED: ReadonlySet<string> = new Set(['orders', 'refunds', 'returns', 'cores', 'parts', 'coupons', 'tenants'])

/** What is said of a command that failed. A refusal says itself; a connection that was lost at the commit tells nobody whether the commit was done. */
export function failureOf(action: string, thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  const failure = (code: 'unavailable' | 'internal', message: string) => new AppError(code, { message }, { cause: thrown })
  if (!isUnavailable(thrown)) return failure('internal', 'The shop made a mistake. Nothing was changed.')
  if (READS.test(action)) return failure('unavailable', 'The database cannot be asked just now. Nothing was changed. Try again.')
  const group = action.split(' ')[0] ?? ''
  const look = `npm run shop -- ${LISTED.has(group) ? group : 'audit'} list`
  return failure(
    'unavailable',
    `The database was lost in the middle. It is not known whether this was done: look with ${look}, and try again if it was not.`,
  )
}
