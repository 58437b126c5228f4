import { AppError } from '#contract/errors.ts'
import { isDatabaseUnavailable } from '#server/db/unavailable.ts'
import type { ReportError } from '#server/kernel/report.ts'
import type { CommandHost } from './command.ts'
import { parseCommandWords } from './program.ts'

/**
 * Result of a command: text for standard output, text for standard error, and the exit code (0 done, 1 not found or refused, 2 wrong use).
 */
export interface CommandOutcome {
  exit: 0 | 1 | 2
  out: string
  err: string
}

/**
 * Parses a command and carries it out. `user` is the person who runs the command, `folder` the working directory. An unexpected error is
 * reported to the log, and the operator gets a sentence without the error's details.
 */
export async function runShopCommand(
  host: CommandHost,
  words: readonly string[],
  user: string,
  report: ReportError,
  folder: string = process.cwd(),
): Promise<CommandOutcome> {
  const read = parseCommandWords(words)
  if (read.type === 'text') return textOutcome(read)
  const { action, operatorName, isJsonOutput, run, tenant } = read.command
  try {
    const { data, text, exit = 0 } = await run({ ...host, who: `operator ${operatorName || user}`, action, tenant, folder })
    return { exit, out: isJsonOutput ? `${JSON.stringify(data, null, 2)}\n` : `${text}\n`, err: '' }
  } catch (thrown) {
    if (!(thrown instanceof AppError)) report(`The command ${action} failed`, thrown)
    return failureOutcome(action, isJsonOutput, thrown)
  }
}

/** Returns the result of a command that threw an error. */
export function failureOutcome(action: string, json: boolean, thrown: unknown): CommandOutcome {
  const error = appErrorOf(action, thrown)
  const text = json ? JSON.stringify({ error: error.code, say: error.message }) : error.message
  return { exit: error.code === 'bad-request' ? 2 : 1, out: '', err: `${text}\n` }
}

/** Returns the result of a command that only prints a text. Help is printed to standard output, usage errors to standard error. */
export const textOutcome = ({ text, isUsageError }: { text: string; isUsageError: boolean }): CommandOutcome =>
  isUsageError ? { exit: 2, out: '', err: text } : { exit: 0, out: text, err: '' }

/** Matches commands that change nothing in the database. */
const READ_ONLY_COMMANDS = /(^| )(list|show|status|backup|export|groups)$/

/**
 * Groups of commands with a `list` command. If the database connection was lost during a change, that `list` command shows whether the
 * change was made. For the other groups the audit shows it.
 */
const GROUPS_WITH_LIST_COMMAND: ReadonlySet<string> = new Set([
  'orders',
  'refunds',
  'returns',
  'cores',
  'parts',
  'coupons',
  'tenants',
  'pages',
  'import',
])

/**
 * Returns the error that an operator sees. An AppError is returned as it is. If the database connection was lost, the message says that the
 * change may or may not be committed, and how to find out.
 */
function appErrorOf(action: string, thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  const failure = (code: 'unavailable' | 'internal', message: string) => new AppError(code, { message }, { cause: thrown })
  if (!isDatabaseUnavailable(thrown)) return failure('internal', 'The shop made a mistake. Nothing was changed.')
  if (READ_ONLY_COMMANDS.test(action))
    return failure('unavailable', 'The database cannot be asked just now. Nothing was changed. Try again.')
  const group = action.split(' ')[0] ?? ''
  const look = `npm run shop -- ${GROUPS_WITH_LIST_COMMAND.has(group) ? group : 'audit'} list`
  return failure(
    'unavailable',
    `The database was lost in the middle. It is not known whether this was done: look with ${look}, and try again if it was not.`,
  )
}
