import * as v from 'valibot'
import { AppError } from '#contract/errors.ts'
import { type OpenDatabase, openDatabase } from '#server/db/open.ts'
import { prepareDatabase } from '#server/db/prepare-database.ts'
import { type RetryOptions, retryUnavailable } from '#server/db/retry-unavailable.ts'
import { type Env, readEnv } from '#server/env.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { reportToStderr } from '#server/kernel/report.ts'
import { plainTrade } from '#server/trade.ts'
import { askRunningShop } from './ask-socket.ts'
import { surroundingsOf } from './command.ts'
import { type ParsedCommand, readCommand } from './program.ts'
import { carryOut, failureOutcome, type Outcome, textOutcome } from './run-command.ts'

const failed = (exit: 1 | 2, sentence: string): Outcome => ({ exit, out: '', err: `${sentence}\n` })
const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

const inTerminal: RetryOptions = { print: (sentence) => process.stderr.write(`${sentence}\n`) }

/**
 * Printed if a command that must notify a customer ran without a running shop. Only the shop sends mails and refunds, because only it has
 * the settings for them.
 */
const NOTIFIED_LATER = 'The customer is notified when the shop runs again.\n'

/**
 * Carries out a command: in the shop that runs on the data folder, otherwise in this process, which opens the database. With DATABASE_URL a
 * command always runs in this process, because PostgreSQL accepts several processes; a shop that runs on that database notifies customers
 * within a minute. Never throws.
 */
export async function runCli(
  words: readonly string[],
  from: Record<string, string | undefined>,
  user: string,
  patience: RetryOptions = inTerminal,
): Promise<Outcome> {
  const read = readCommand(words)
  if (read.type === 'text') return textOutcome(read)
  const env = readEnv(from)
  if ('wrong' in env) return failed(2, env.wrong.join('\n'))
  const { runLocally: here } = read.job
  if (here !== undefined) return runLocalCommand(here, { read: read.job, env, user, ask: (more) => runCli(more, from, user, patience) })
  const got = await answerOrDatabase(words, env, user, patience).catch(
    (cause: unknown) => `The database cannot be opened: ${messageOf(cause)}`,
  )
  if (typeof got === 'string') return failed(1, got)
  if (got.type === 'answer') return got.answer
  const { opened } = got
  try {
    await prepareDatabase(opened.db, { print: (sentence) => process.stderr.write(`${sentence}\n`) })
    let hasNews = false
    const dispatchSoon = () => {
      hasNews = true
    }
    const host = {
      db: opened.db,
      clock: systemClock,
      trade: plainTrade,
      dispatchSoon,
      oneConnection: !env.databaseUrl,
      surroundings: surroundingsOf(env),
    }
    const done = await carryOut(host, words, user, reportToStderr)
    return hasNews && !env.databaseUrl && !read.job.json ? { ...done, err: done.err + NOTIFIED_LATER } : done
  } catch (cause) {
    return failed(1, messageOf(cause))
  } finally {
    await opened.close()
  }
}

/**
 * Returns the running shop's answer to a command, or else the opened database. If a shop has locked the folder but does not accept commands
 * yet, asks the shop again.
 */
async function answerOrDatabase(words: readonly string[], env: Env, user: string, patience: RetryOptions): Promise<AnswerOrDatabase> {
  return retryUnavailable<AnswerOrDatabase>(async () => {
    const answer = env.databaseUrl ? null : await askRunningShop(env.dataDir, { words: [...words], user, folder: process.cwd() })
    if (answer) return { type: 'answer', answer }
    return { type: 'database', opened: await openDatabase({ ...env, report: reportToStderr }) }
  }, patience)
}

type AnswerOrDatabase = { type: 'answer'; answer: Outcome } | { type: 'database'; opened: OpenDatabase }

interface TypedCommand {
  read: ParsedCommand
  env: Env
  user: string
  ask: (words: readonly string[]) => Promise<Outcome>
}

/** Carries out a command that runs in the operator's own process. */
async function runLocalCommand(run: NonNullable<ParsedCommand['runLocally']>, { read, env, user, ask }: TypedCommand): Promise<Outcome> {
  const { action, as, json, tenant } = read
  const askJson = async (words: readonly string[]): Promise<unknown> => {
    const { exit, out, err } = await ask([...words, '--json', ...(tenant === undefined ? [] : ['--tenant', tenant])])
    if (exit === 0) return JSON.parse(out)
    const failed: unknown = JSON.parse(err)
    const { say } = v.parse(v.object({ say: v.string() }), failed)
    throw new AppError('not-found', { message: say })
  }
  try {
    const here = { env, folder: process.cwd(), who: `operator ${as || user}`, action, tenant, json, ask: askJson }
    const { data, text, exit = 0 } = await run(here)
    return { exit, out: json ? `${JSON.stringify(data, null, 2)}\n` : `${text}\n`, err: '' }
  } catch (thrown) {
    if (!(thrown instanceof AppError)) reportToStderr(`The command ${action} failed`, thrown)
    return failureOutcome(action, json, thrown)
  }
}
