import { proxy, ref } from 'valtio/vanilla'
import type { CallName } from '#contract/call-lines.ts'
import type { InputOf, ResultOf } from '#contract/calls.ts'
import type { Searched } from '#contract/envelope.ts'
import { queryOf } from '#contract/query-of.ts'
import { AppError } from '#contract/errors.ts'
import { ask } from './ask.ts'
import { logOnly, notice } from './notices.ts'

/** What there is to show of one question. `page`: the server put it into the page; `device`: from this device, fetched at `asOf` (ISO 8601). */
export type Shown<T> = { status: 'loading' } | Ready<T> | { status: 'failed'; error: AppError; again: () => void }
export interface Ready<T> {
  status: 'ready'
  value: T
  from: 'network' | 'device' | 'page'
  asOf: string | null
  renewing: boolean
  /** What was looked through, when the search knew only the parts that were seen on this device. */
  searched?: Searched
}

/** Answers of one call, by question. Rows are replaced whole and never changed, so a component may hold on to one. */
export interface Resource<N extends CallName> {
  name: N
  rows: Record<string, Shown<ResultOf<N>>>
  /** Shows what there is and asks for it anew, unless it was asked for a moment ago. */
  load: (input: InputOf<N>) => Promise<void>
  /** Says that a screen shows this answer, which then stays. Returns how to say that it is left: its failure moves nobody any more. */
  hold: (input: InputOf<N>) => () => void
  /** Asks anew whatever there is: behind "Try again". */
  again: (input: InputOf<N>) => Promise<void>
  /** Asks ahead of time. A failure is logged and otherwise forgotten. */
  warm: (input: InputOf<N>) => Promise<void>
  /** Puts an answer there that came by another way. */
  seed: (input: InputOf<N>, value: ResultOf<N>, asOf?: string | null) => void
  /** Asks anew for the row of this query, if it is held: the worker got a newer reply behind it. */
  renew: (query: string) => Promise<void>
  /** Says that the row of this query is from this device, fetched at `asOf`: the network did not renew it. */
  age: (query: string, asOf: string | null) => void
  /** Asks anew for the latest rows that failed or came from this device: the shop answers again. */
  recover: () => Promise<void>
}

/** An answer younger than this is not asked for again when a screen comes back to it. */
const FRESH_MS = 60 * 1000
/** Rows kept of one call; the oldest go. */
const ROWS_MOST = 40
/** Rows asked for anew when the shop answers again; older ones wait until a screen shows them. */
const RECOVER_MOST = 4

const readyRow = <T>(row: Shown<T> | undefined): Ready<T> | null => (row?.status === 'ready' ? row : null)
const asAppError = (error: unknown) => (error instanceof AppError ? error : new AppError('internal', {}, { cause: error }))

export function resource<N extends CallName>(name: N): Resource<N> {
  const rows = proxy<Record<string, Shown<ResultOf<N>>>>({})
  const askedAt = new Map<string, number>()
  const inputs = new Map<string, InputOf<N>>()
  const running = new Map<string, Promise<void>>()
  /** How many show an answer; 0 when all have left. */
  const holders = new Map<string, number>()

  function put(key: string, row: Shown<ResultOf<N>>) {
    rows[key] = ref(row)
    const spare = Object.keys(rows).length - ROWS_MOST
    const free = Object.keys(rows).filter((other) => other !== key && !holders.get(other))
    for (const old of free.slice(0, Math.max(0, spare))) {
      delete rows[old]
      holders.delete(old)
      askedAt.delete(old)
      inputs.delete(old)
    }
  }

  async function fetchRow(key: string, input: InputOf<N>, quiet: boolean) {
    const before = readyRow<ResultOf<N>>(rows[key])
    inputs.set(key, input)
    if (before !== null) put(key, { ...before, renewing: true })
    else put(key, { status: 'loading' })
    try {
      const answer = await ask(name, input)
      askedAt.set(key, Date.now())
      put(key, {
        status: 'ready',
        value: answer.value,
        from: answer.from,
        asOf: answer.asOf,
        renewing: false,
        ...(answer.searched === null ? {} : { searched: answer.searched }),
      })
    } catch (thrown) {
      const error = asAppError(thrown)
      if (before !== null && error.row.retry) {
        const asOf = before.asOf ?? new Date(askedAt.get(key) ?? Date.now()).toISOString()
        put(key, { ...before, from: 'device', asOf, renewing: false })
      } else if (quiet || holders.get(key) === 0) {
        if (before === null) delete rows[key]
        else put(key, { ...before, renewing: false })
        logOnly(error)
      } else {
        put(key, { status: 'failed', error, again: () => void run(input) })
        notice(error)
      }
    }
  }

  /** One question is asked once at a time; whoever asks meanwhile waits for the same answer. */
  function run(input: InputOf<N>, quiet = false): Promise<void> {
    const key = queryOf(input)
    const already = running.get(key)
    if (already) return already.then(() => (rows[key] === undefined && !quiet ? run(input) : undefined))
    const work = fetchRow(key, input, quiet).finally(() => running.delete(key))
    running.set(key, work)
    return work
  }

  // A clock that was set back makes nothing fresh.
  const isFresh = (key: string) => rows[key]?.status === 'ready' && Math.abs(Date.now() - (askedAt.get(key) ?? 0)) < FRESH_MS

  return {
    name,
    rows,
    load: async (input) => (isFresh(queryOf(input)) ? undefined : run(input)),
    hold(input) {
      const key = queryOf(input)
      const count = (by: number) => holders.set(key, (holders.get(key) ?? 0) + by)
      count(1)
      return () => void count(-1)
    },
    again: (input) => run(input),
    warm: async (input) => (isFresh(queryOf(input)) ? undefined : run(input, true)),
    seed(input, value, asOf = null) {
      const key = queryOf(input)
      inputs.set(key, input)
      askedAt.set(key, asOf === null ? Date.now() : Date.parse(asOf))
      put(key, { status: 'ready', value, from: 'page', asOf, renewing: false })
    },
    renew: async (query) => {
      // The answer that is on its way may be the old one.
      await running.get(query)
      const input = inputs.get(query)
      if (input !== undefined && rows[query]?.status === 'ready') await run(input, true)
    },
    age(query, asOf) {
      const row = readyRow<ResultOf<N>>(rows[query])
      if (row !== null) put(query, { ...row, from: 'device', asOf })
    },
    recover: async () => {
      const stale = Object.entries(rows).filter(([, row]) =>
        row.status === 'ready' ? row.from === 'device' : row.status === 'failed' && row.error.row.retry,
      )
      await Promise.all(
        stale
          .slice(-RECOVER_MOST)
          .map(([key]) => inputs.get(key))
          .map((input) => (input === undefined ? undefined : run(input))),
      )
    },
  }
}
