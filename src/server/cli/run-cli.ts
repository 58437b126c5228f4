import * as v from 'valibot'
import { AppError } from '#contract/errors.ts'
import { type OpenDatabase, openDatabase } from '#server/db/open.ts'
import { prepareDatabase } from '#server/db/prepare-database.ts'
import { type RetryOptions, retryUnavailable } from '#server/db/retry-unavailable.ts'
import { type EnvironmentSettings, readEnvironmentSettings } from '#server/env.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { reportToStderr } from '#server/kernel/report.ts'
import { defaultOrderExtensions } from '#server/trade.ts'
import { runInRunningShop } from './ask-socket.ts'
import { serverSettingsOf } from './command.ts'
import { type ParsedCommand, parseCommandWords } from './program.ts'
import { type CommandOutcome, failureOutcome, runShopCommand, textOutcome } from './run-command.ts'

const failedOutcome = (exit: 1 | 2, sentence: string): CommandOutcome => ({ exit, out: '', err: `${sentence}\n` })
const errorMessageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

const terminalRetryOptions: RetryOptions = { print: (sentence) => process.stderr.write(`${sentence}\n`) }

/**
 * Printed if a command that must notify a customer ran without a running shop. Only the shop sends mails and refunds, because only it has
 * the settings for them.
 */
const NOTIFIED_LATER_MESSAGE = 'The customer is notified when the shop runs again.\n'

/**
 * Carries out a command: in the shop that runs on the data folder, otherwise in this process, which opens the database. With DATABASE_URL a
 * command always runs in this process, because PostgreSQL accepts several processes; a shop that runs on that database notifies customers
 * within a minute. Never throws.
 */
export async function runCli(
  words: readonly string[],
  from: Record<string, string | undefined>,
  user: string,
  patience: RetryOptions = terminalRetryOptions,
): Promise<CommandOutcome> {
  const read = parseCommandWords(words)
  if (read.type === 'text') return textOutcome(read)
  const env = readEnvironmentSettings(from)
  if ('wrong' in env) return failedOutcome(2, env.wrong.join('\n'))
  const { runLocally: here } = read.command
  if (here !== undefined)
    return runLocalCommand(here, { command: read.command, env, user, runCommand: (more) => runCli(more, from, user, patience) })
  const got = await askShopOrOpenDatabase(words, env, user, patience).catch(
    (cause: unknown) => `The database cannot be opened: ${errorMessageOf(cause)}`,
  )
  if (typeof got === 'string') return failedOutcome(1, got)
  if (got.type === 'answer') return got.answer
  const { database } = got
  try {
    await prepareDatabase(database.db, { print: (sentence) => process.stderr.write(`${sentence}\n`) })
    let hasNews = false
    const dispatchSoon = () => {
      hasNews = true
    }
    const host = {
      db: database.db,
      clock: systemClock,
      orderExtensions: defaultOrderExtensions,
      dispatchEventsSoon: dispatchSoon,
      oneConnection: !env.databaseUrl,
      serverSettings: serverSettingsOf(env),
    }
    const done = await runShopCommand(host, words, user, reportToStderr)
    return hasNews && !env.databaseUrl && !read.command.isJsonOutput ? { ...done, err: done.err + NOTIFIED_LATER_MESSAGE } : done
  } catch (cause) {
    return failedOutcome(1, errorMessageOf(cause))
  } finally {
    await database.close()
  }
}

/**
 * Returns the running shop's answer to a command, or else the opened database. If a shop has locked the folder but does not accept commands
 * yet, asks the shop again.
 */
async function askShopOrOpenDatabase(
  words: readonly string[],
  env: EnvironmentSettings,
  user: string,
  patience: RetryOptions,
): Promise<AnswerOrDatabase> {
  return retryUnavailable<AnswerOrDatabase>(async () => {
    const answer = env.databaseUrl ? null : await runInRunningShop(env.dataDir, { words: [...words], user, folder: process.cwd() })
    if (answer) return { type: 'answer', answer }
    return { type: 'database', database: await openDatabase({ ...env, report: reportToStderr }) }
  }, patience)
}

type AnswerOrDatabase = { type: 'answer'; answer: CommandOutcome } | { type: 'database'; database: OpenDatabase }

interface LocalCommandRequest {
  command: ParsedCommand
  env: EnvironmentSettings
  user: string
  runCommand: (words: readonly string[]) => Promise<CommandOutcome>
}

/** Carries out a command that runs in the operator's own process. */
async function runLocalCommand(
  run: NonNullable<ParsedCommand['runLocally']>,
  { command, env, user, runCommand }: LocalCommandRequest,
): Promise<CommandOutcome> {
  const { action, operatorName, isJsonOutput, tenant } = command
  const askJson = async (words: readonly string[]): Promise<unknown> => {
    const { exit, out, err } = await runCommand([...words, '--json', ...(tenant === undefined ? [] : ['--tenant', tenant])])
    if (exit === 0) return JSON.parse(out)
    const failed: unknown = JSON.parse(err)
    const { say } = v.parse(v.object({ say: v.string() }), failed)
    throw new AppError('not-found', { message: say })
  }
  try {
    const here = {
      env,
      folder: process.cwd(),
      who: `operator ${operatorName || user}`,
      action,
      tenant,
      isJsonOutput,
      runJsonCommand: askJson,
    }
    const { data, text, exit = 0 } = await run(here)
    return { exit, out: isJsonOutput ? `${JSON.stringify(data, null, 2)}\n` : `${text}\n`, err: '' }
  } catch (thrown) {
    if (!(thrown instanceof AppError)) reportToStderr(`The command ${action} failed`, thrown)
    return failureOutcome(action, isJsonOutput, thrown)
  }
}
