import { proxy, ref } from 'valtio/vanilla'
import { ask } from '#app/state/page/ask.ts'
import { FRESH_MS, isYounger } from '#app/state/page/is-younger.ts'
import { logOnly, notice } from '#app/state/page/notices.ts'
import { shownLocale } from '#app/state/page/shown-locale.ts'
import { queryOf } from '#contract/call-row.ts'
import type { CallName, InputOf, ResultOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import type { Answer } from '#data/call.ts'
import type { Confirmed, Ready, Shown } from './shown.ts'

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
  prefetch: (input: InputOf<N>) => Promise<void>
  /** Puts an answer there that came by another way. */
  seed: (input: InputOf<N>, value: ResultOf<N>, asOf?: string) => void
  /** Shows every answer as `change` makes it; it gives the same object back where nothing is to be changed. */
  revise: (change: (value: ResultOf<N>) => ResultOf<N>) => void
  /** Forgets every answer: the server has rendered the page that they were for. */
  clear: () => void
  /** Asks anew for the row of this query, if there is one: the worker got a newer reply after it, or a late one. */
  renew: (query: string) => Promise<void>
  /** Says that the row of this query is from this device, fetched at `asOf`: the network did not renew it. */
  age: (query: string, asOf: string | null) => void
  /**
   * Says that the shop was asked again, and that what the device kept for this query is still so. A row that shows something else is asked
   * for anew.
   */
  confirm: (query: string, confirmed: Confirmed) => Promise<void>
  /**
   * The page shows another language: what is on no screen goes, and what is on one stays until it is asked for anew. What is on its way is
   * in the old one.
   */
  changeLocale: () => void
  /** Asks anew, while it stays shown, for every row on a screen that is older than this. */
  renewShown: (olderThanMs: number) => Promise<void>
  /** Asks anew for the latest rows that failed or came from this device: the shop answers again. */
  recover: () => Promise<void>
}

/** Rows kept of one call; the oldest go. */
const MAX_ROWS = 40
/** An answer that is slower than anybody waits would set off the next question for it: the shop is up again, and the row still old. */
const RECOVER_EVERY_MS = 30 * 1000
/** Rows asked for anew when the shop answers again; older ones wait until a screen shows them. */
const MAX_RECOVER = 4

/** Rows on a screen asked for anew at a time: a pasted list shows a hundred. */
const RENEW_AT_A_TIME = 6

const readyRow = <T>(row: Shown<T> | undefined): Ready<T> | null => (row?.status === 'ready' ? row : null)

/** Whether the first is the newer. One that is still to come was dated before the clock was set back, and is not. */
const isNewer = (one: string | null, other: string) => one !== null && one > other && Date.parse(one) < Date.now() + FRESH_MS

const asAppError = (error: unknown) => (error instanceof AppError ? error : new AppError('internal', {}, { cause: error }))

export function resource<N extends CallName>(name: N): Resource<N> {
  const rows = proxy<Record<string, Shown<ResultOf<N>>>>({})
  const askedAt = new Map<string, number>()
  const inputs = new Map<string, InputOf<N>>()
  const recoveredAt = new Map<string, number>()
  const running = new Map<string, Promise<void>>()
  /** How many show an answer; 0 when all have left. */
  const holders = new Map<string, number>()

  function put(key: string, row: Shown<ResultOf<N>>) {
    rows[key] = ref(row)
    const spare = Object.keys(rows).length - MAX_ROWS
    const free = Object.keys(rows).filter((other) => other !== key && !holders.get(other))
    for (const old of free.slice(0, Math.max(0, spare))) {
      delete rows[old]
      holders.delete(old)
      askedAt.delete(old)
      inputs.delete(old)
    }
  }

  /** Shows an answer, unless what is shown is newer: the device may have kept an older one than the page brought along. */
  function showAnswer(key: string, { value, from, asOf, searched, scope, damaged }: Answer<ResultOf<N>>, begun: number) {
    askedAt.set(key, Date.now())
    const shown = readyRow<ResultOf<N>>(rows[key])
    if (shown !== null && asOf !== null && isNewer(shown.asOf, asOf)) return put(key, { ...shown, from, renewing: false })
    const at = from === 'network' ? (asOf ?? new Date(begun).toISOString()) : asOf
    const looked = { ...(searched && { searched }), ...(scope && { scope }), ...(damaged.length > 0 && { damaged }) }
    put(key, { status: 'ready', value, from, asOf: at, renewing: false, ...looked })
  }

  async function fetchRow(key: string, input: InputOf<N>, quiet: boolean) {
    const locale = shownLocale()
    const before = readyRow<ResultOf<N>>(rows[key])
    inputs.set(key, input)
    if (before !== null) put(key, { ...before, renewing: true })
    else put(key, { status: 'loading' })
    const begun = Date.now()
    try {
      // An answer in the language that was shown before is not shown.
      const show = (answer: Answer<ResultOf<N>>) => void (locale === shownLocale() && showAnswer(key, answer, begun))
      show(await ask(name, input, {}, show))
    } catch (thrown) {
      if (locale !== shownLocale()) return
      const error = asAppError(thrown)
      if (before !== null && error.row.retry) {
        put(key, { ...before, from: 'device', renewing: false })
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
    const work = fetchRow(key, input, quiet).finally(() => running.get(key) === work && running.delete(key))
    running.set(key, work)
    return work
  }

  const isFresh = (key: string) => rows[key]?.status === 'ready' && isYounger(askedAt.get(key) ?? 0, FRESH_MS)

  const renew = async (query: string): Promise<void> => {
    // The answer that is on its way may be the old one.
    await running.get(query)
    const input = inputs.get(query)
    const row = rows[query]
    if (input !== undefined && (row?.status === 'ready' || (row?.status === 'failed' && row.error.row.retry))) await run(input, true)
  }

  async function recoverStale(): Promise<void> {
    const stale = Object.entries(rows).filter(
      ([key, row]) =>
        (row.status === 'ready' ? row.from === 'device' : row.status === 'failed' && row.error.row.retry) &&
        !isYounger(recoveredAt.get(key) ?? null, RECOVER_EVERY_MS),
    )
    const asked = stale.slice(-MAX_RECOVER).map(([key]) => {
      recoveredAt.set(key, Date.now())
      const input = inputs.get(key)
      return input && run(input)
    })
    await Promise.all(asked)
  }

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
    prefetch: async (input) => (isFresh(queryOf(input)) ? undefined : run(input, true)),
    seed(input, value, asOf = new Date().toISOString()) {
      const key = queryOf(input)
      inputs.set(key, input)
      askedAt.set(key, Date.parse(asOf))
      put(key, { status: 'ready', value, from: 'page', asOf, renewing: false })
    },
    revise(change) {
      for (const [key, row] of Object.entries(rows)) {
        const value = row.status === 'ready' ? change(row.value) : null
        if (row.status === 'ready' && value !== null && value !== row.value) put(key, { ...row, value })
      }
    },
    clear() {
      for (const key of Object.keys(rows)) delete rows[key]
      for (const kept of [askedAt, inputs, recoveredAt, holders]) kept.clear()
    },
    renew,
    age(query, asOf) {
      const row = readyRow<ResultOf<N>>(rows[query])
      if (row !== null) put(query, { ...row, from: 'device', asOf: asOf !== null && isNewer(row.asOf, asOf) ? row.asOf : asOf })
    },
    confirm: async (query, { was, asOf }) => {
      const row = readyRow<ResultOf<N>>(rows[query])
      if (row?.asOf === was) put(query, { ...row, from: 'network', asOf })
      else if (row !== null && !isNewer(row.asOf, asOf)) await renew(query)
    },
    changeLocale() {
      askedAt.clear()
      running.clear()
      for (const key of Object.keys(rows)) if (!holders.get(key)) delete rows[key]
    },
    renewShown: async (olderThanMs) => {
      const old = Object.entries(rows).filter(
        ([key, row]) => row.status === 'ready' && holders.get(key) && !isYounger(row.asOf, olderThanMs),
      )
      const waiting = old.map(([key]) => inputs.get(key))
      const work = async () => {
        for (let input = waiting.shift(); input !== undefined; input = waiting.shift()) await run(input, true)
      }
      await Promise.all(Array.from({ length: RENEW_AT_A_TIME }, work))
    },
    recover: async () => {
      // What was asked before the shop was back may be lost yet.
      void Promise.allSettled(running.values()).then(recoverStale)
      await recoverStale()
    },
  }
}
