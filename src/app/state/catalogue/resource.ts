import { proxy, ref } from 'valtio/vanilla'
import { callServer } from '#app/state/page/ask.ts'
import { FRESH_FOR_MS, isYoungerThan } from '#app/state/page/is-younger.ts'
import { logErrorOnly, showErrorNotice } from '#app/state/page/notices.ts'
import { shownLocale } from '#app/state/page/shown-locale.ts'
import type { CallInputOf, CallName, CallResultOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import { queryStringOf } from '#contract/kernel/call-row.ts'
import type { CallReply } from '#data/call.ts'
import type { ConfirmedAge, QueryState, ReadyQuery } from './shown.ts'

/** The stored answers of one call of the API, by query. Answers are replaced and never mutated, so components can hold them. */
export interface Resource<N extends CallName> {
  name: N
  rows: Record<string, QueryState<CallResultOf<N>>>
  /** Shows the stored answer and requests it again, unless it was requested a moment ago. */
  load: (input: CallInputOf<N>) => Promise<void>
  /**
   * Marks an answer as displayed, which keeps it stored. Returns a function that ends this; after it, a failure of the answer causes no
   * redirect.
   */
  markDisplayed: (input: CallInputOf<N>) => () => void
  /** Requests the answer again in any case: for "Try again". */
  again: (input: CallInputOf<N>) => Promise<void>
  /** Requests an answer in advance. A failure is only logged. */
  prefetch: (input: CallInputOf<N>) => Promise<void>
  /** Stores an answer from another source. */
  seed: (input: CallInputOf<N>, value: CallResultOf<N>, asOf?: string) => void
  /** Replaces every answer by the result of `change`. If `change` returns the same object, the answer is unchanged. */
  revise: (change: (value: CallResultOf<N>) => CallResultOf<N>) => void
  /** Removes all answers after the server has rendered the page. */
  clear: () => void
  /** Requests the answer of this query again, if it is stored, because the service worker has received a newer or late reply. */
  renew: (query: string) => Promise<void>
  /** Marks the answer of this query as data of this device from `asOf`, because the network did not renew it. */
  markFromDevice: (query: string, asOf: string | null) => void
  /** Marks this device's data for this query as confirmed by the server. If other data is displayed, it is requested again. */
  confirm: (query: string, confirmed: ConfirmedAge) => Promise<void>
  /**
   * To be called after a change of language. Answers that are not displayed are dropped. Displayed ones stay until they are requested
   * again. Running requests are in the old language, so their answers are not shown.
   */
  changeLocale: () => void
  /** Requests every displayed answer that is older than this again. It stays visible meanwhile. */
  renewShown: (olderThanMs: number) => Promise<void>
  /** Requests the latest failed answers, and those that came from this device, again, because the server responds again. */
  recover: () => Promise<void>
}

/** How many answers are stored per call. The oldest ones are dropped. */
const MAX_ROWS = 40
/**
 * How often answers are requested again at most. An answer slower than the timeout would otherwise lead to the next request, because the
 * displayed data is still outdated.
 */
const RECOVERY_INTERVAL_MS = 30 * 1000
/** How many answers are requested again when the server responds. Older ones wait until they are displayed. */
const MAX_RECOVERED_ROWS = 4

/** How many displayed answers are requested at the same time. A pasted list shows a hundred. */
const PARALLEL_RENEWALS = 6

const readyRow = <T>(row: QueryState<T> | undefined): ReadyQuery<T> | null => (row?.status === 'ready' ? row : null)

/**
 * Whether the first time is newer than the second. A time in the future comes from before a correction of the clock, and does not count.
 */
const isNewer = (one: string | null, other: string) => one !== null && one > other && Date.parse(one) < Date.now() + FRESH_FOR_MS

const asAppError = (error: unknown) => (error instanceof AppError ? error : new AppError('internal', {}, { cause: error }))

export function createQueryResource<N extends CallName>(name: N): Resource<N> {
  const rows = proxy<Record<string, QueryState<CallResultOf<N>>>>({})
  const askedAt = new Map<string, number>()
  const inputs = new Map<string, CallInputOf<N>>()
  const recoveredAt = new Map<string, number>()
  const running = new Map<string, Promise<void>>()
  /** How many components show each answer; 0 when all are unmounted. */
  const holders = new Map<string, number>()

  function storeRow(key: string, row: QueryState<CallResultOf<N>>) {
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

  /** Shows an answer, unless the displayed one is newer. The device may have stored an older answer than the page contains. */
  function showAnswer(key: string, { value, from, asOf, searched, scope, damaged }: CallReply<CallResultOf<N>>, begun: number) {
    askedAt.set(key, Date.now())
    const shown = readyRow<CallResultOf<N>>(rows[key])
    if (shown !== null && asOf !== null && isNewer(shown.asOf, asOf)) return storeRow(key, { ...shown, from, renewing: false })
    const at = from === 'network' ? (asOf ?? new Date(begun).toISOString()) : asOf
    const looked = { ...(searched && { searched }), ...(scope && { scope }), ...(damaged.length > 0 && { damaged }) }
    storeRow(key, { status: 'ready', value, from, asOf: at, renewing: false, ...looked })
  }

  async function fetchRow(key: string, input: CallInputOf<N>, quiet: boolean) {
    const locale = shownLocale()
    const before = readyRow<CallResultOf<N>>(rows[key])
    inputs.set(key, input)
    if (before !== null) storeRow(key, { ...before, renewing: true })
    else storeRow(key, { status: 'loading' })
    const begun = Date.now()
    try {
      // An answer in the previous language is not shown.
      const show = (answer: CallReply<CallResultOf<N>>) => void (locale === shownLocale() && showAnswer(key, answer, begun))
      show(await callServer(name, input, {}, show))
    } catch (thrown) {
      if (locale !== shownLocale()) return
      const error = asAppError(thrown)
      if (before !== null && error.row.retry) {
        storeRow(key, { ...before, from: 'device', renewing: false })
      } else if (quiet || holders.get(key) === 0) {
        if (before === null) delete rows[key]
        else storeRow(key, { ...before, renewing: false })
        logErrorOnly(error)
      } else {
        storeRow(key, { status: 'failed', error, again: () => void loadRow(input) })
        showErrorNotice(error)
      }
    }
  }

  /** Requests each query only once at a time. Further callers get the same answer. */
  function loadRow(input: CallInputOf<N>, quiet = false): Promise<void> {
    const key = queryStringOf(input)
    const already = running.get(key)
    if (already) return already.then(() => (rows[key] === undefined && !quiet ? loadRow(input) : undefined))
    const work = fetchRow(key, input, quiet).finally(() => running.get(key) === work && running.delete(key))
    running.set(key, work)
    return work
  }

  const isFresh = (key: string) => rows[key]?.status === 'ready' && isYoungerThan(askedAt.get(key) ?? 0, FRESH_FOR_MS)

  const renew = async (query: string): Promise<void> => {
    // The running request may return the old answer, so another one follows it.
    await running.get(query)
    const input = inputs.get(query)
    const row = rows[query]
    if (input !== undefined && (row?.status === 'ready' || (row?.status === 'failed' && row.error.row.retry))) await loadRow(input, true)
  }

  async function recoverStale(): Promise<void> {
    const stale = Object.entries(rows).filter(
      ([key, row]) =>
        (row.status === 'ready' ? row.from === 'device' : row.status === 'failed' && row.error.row.retry) &&
        !isYoungerThan(recoveredAt.get(key) ?? null, RECOVERY_INTERVAL_MS),
    )
    const asked = stale.slice(-MAX_RECOVERED_ROWS).map(([key]) => {
      recoveredAt.set(key, Date.now())
      const input = inputs.get(key)
      return input && loadRow(input)
    })
    await Promise.all(asked)
  }

  return {
    name,
    rows,
    load: async (input) => (isFresh(queryStringOf(input)) ? undefined : loadRow(input)),
    markDisplayed(input) {
      const key = queryStringOf(input)
      const count = (by: number) => holders.set(key, (holders.get(key) ?? 0) + by)
      count(1)
      return () => void count(-1)
    },
    again: (input) => loadRow(input),
    prefetch: async (input) => (isFresh(queryStringOf(input)) ? undefined : loadRow(input, true)),
    seed(input, value, asOf = new Date().toISOString()) {
      const key = queryStringOf(input)
      inputs.set(key, input)
      askedAt.set(key, Date.parse(asOf))
      storeRow(key, { status: 'ready', value, from: 'page', asOf, renewing: false })
    },
    revise(change) {
      for (const [key, row] of Object.entries(rows)) {
        const value = row.status === 'ready' ? change(row.value) : null
        if (row.status === 'ready' && value !== null && value !== row.value) storeRow(key, { ...row, value })
      }
    },
    clear() {
      for (const key of Object.keys(rows)) delete rows[key]
      for (const kept of [askedAt, inputs, recoveredAt, holders]) kept.clear()
    },
    renew,
    markFromDevice(query, asOf) {
      const row = readyRow<CallResultOf<N>>(rows[query])
      if (row !== null) storeRow(query, { ...row, from: 'device', asOf: asOf !== null && isNewer(row.asOf, asOf) ? row.asOf : asOf })
    },
    confirm: async (query, { was, asOf }) => {
      const row = readyRow<CallResultOf<N>>(rows[query])
      if (row?.asOf === was) storeRow(query, { ...row, from: 'network', asOf })
      else if (row !== null && !isNewer(row.asOf, asOf)) await renew(query)
    },
    changeLocale() {
      askedAt.clear()
      running.clear()
      for (const key of Object.keys(rows)) if (!holders.get(key)) delete rows[key]
    },
    renewShown: async (olderThanMs) => {
      const old = Object.entries(rows).filter(
        ([key, row]) => row.status === 'ready' && holders.get(key) && !isYoungerThan(row.asOf, olderThanMs),
      )
      const waiting = old.map(([key]) => inputs.get(key))
      const work = async () => {
        for (let input = waiting.shift(); input !== undefined; input = waiting.shift()) await loadRow(input, true)
      }
      await Promise.all(Array.from({ length: PARALLEL_RENEWALS }, work))
    },
    recover: async () => {
      // Requests that began before the server responded again may still fail, and are then repeated.
      void Promise.allSettled(running.values()).then(recoverStale)
      await recoverStale()
    },
  }
}
