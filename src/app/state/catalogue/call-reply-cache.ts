import { proxy, ref } from 'valtio/vanilla'
import { callServer } from '#app/state/page/ask.ts'
import { FRESH_FOR_MS, isYoungerThan } from '#app/state/page/is-younger.ts'
import { logErrorOnly, showErrorNotice } from '#app/state/page/notices.ts'
import { shownLocale } from '#app/state/page/shown-locale.ts'
import type { CallInputOf, CallName, CallResultOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import { queryStringOf } from '#contract/kernel/call-definition.ts'
import type { CallReply } from '#data/call.ts'
import type { ConfirmedAge, QueryState, ReadyQuery } from './shown.ts'

/** The stored answers of one call of the API, by query. Answers are replaced and never mutated, so components can hold them. */
export interface CallReplyCache<N extends CallName> {
  callName: N
  queryStates: Record<string, QueryState<CallResultOf<N>>>
  /** Shows the stored answer and requests it again, unless it was requested a moment ago. */
  load: (input: CallInputOf<N>) => Promise<void>
  /**
   * Marks an answer as displayed, which keeps it stored. Returns a function that ends this; after it, a failure of the answer causes no
   * redirect.
   */
  markDisplayed: (input: CallInputOf<N>) => () => void
  /** Requests the answer again in any case: for "Try again". */
  reload: (input: CallInputOf<N>) => Promise<void>
  /** Requests an answer in advance. A failure is only logged. */
  prefetch: (input: CallInputOf<N>) => Promise<void>
  /** Stores an answer from another source. */
  seed: (input: CallInputOf<N>, value: CallResultOf<N>, asOf?: string) => void
  /** Replaces every answer by the result of `change`. If `change` returns the same object, the answer is unchanged. */
  transformReplies: (change: (value: CallResultOf<N>) => CallResultOf<N>) => void
  /** Removes all answers after the server has rendered the page. */
  clear: () => void
  /** Requests the answer of this query again, if it is stored, because the service worker has received a newer or late reply. */
  refetchStored: (query: string) => Promise<void>
  /** Marks the answer of this query as data of this device from `asOf`, because the network did not renew it. */
  markFromDevice: (query: string, asOf: string | null) => void
  /** Marks this device's data for this query as confirmed by the server. If other data is displayed, it is requested again. */
  confirmUnchanged: (query: string, confirmed: ConfirmedAge) => Promise<void>
  /**
   * To be called after a change of language. Answers that are not displayed are dropped. Displayed ones stay until they are requested
   * again. Running requests are in the old language, so their answers are not shown.
   */
  changeLocale: () => void
  /** Requests every displayed answer that is older than `olderThanMs` again. It stays visible meanwhile. */
  refetchDisplayed: (olderThanMs: number) => Promise<void>
  /** Requests the latest failed answers, and those that came from this device, again, because the server responds again. */
  refetchFailedAndStale: () => Promise<void>
}

/** How many answers are stored per call. The oldest ones are dropped. */
const MAX_STORED_REPLIES = 40
/**
 * The shortest time after which the same answer is requested again. Otherwise an answer slower than the timeout would lead to the next
 * request, because the displayed data is still outdated.
 */
const REFETCH_INTERVAL_MS = 30 * 1000
/** How many answers are requested again when the server responds. Older ones wait until they are displayed. */
const MAX_REFETCHED_REPLIES = 4

/** How many displayed answers are requested at the same time. A pasted list shows a hundred. */
const PARALLEL_REFETCHES = 6

const readyQueryOrNull = <T>(row: QueryState<T> | undefined): ReadyQuery<T> | null => (row?.status === 'ready' ? row : null)

/**
 * Whether the time `one` is later than the time `other`. A time `one` in the future comes from before a correction of the clock, and does
 * not count.
 */
const isNewer = (one: string | null, other: string) => one !== null && one > other && Date.parse(one) < Date.now() + FRESH_FOR_MS

const asAppError = (error: unknown) => (error instanceof AppError ? error : new AppError('internal', {}, { cause: error }))

export function createCallReplyCache<N extends CallName>(name: N): CallReplyCache<N> {
  const rows = proxy<Record<string, QueryState<CallResultOf<N>>>>({})
  const askedAt = new Map<string, number>()
  const inputs = new Map<string, CallInputOf<N>>()
  const recoveredAt = new Map<string, number>()
  const running = new Map<string, Promise<void>>()
  /** How many components show each answer; 0 when all are unmounted. */
  const holders = new Map<string, number>()

  function storeQueryState(key: string, row: QueryState<CallResultOf<N>>) {
    rows[key] = ref(row)
    const spare = Object.keys(rows).length - MAX_STORED_REPLIES
    const free = Object.keys(rows).filter((other) => other !== key && !holders.get(other))
    for (const old of free.slice(0, Math.max(0, spare))) {
      delete rows[old]
      holders.delete(old)
      askedAt.delete(old)
      inputs.delete(old)
    }
  }

  /** Shows an answer, unless the displayed one is newer. The device may have stored an older answer than the page contains. */
  function showReply(key: string, { value, from, asOf, searched, scope, damaged }: CallReply<CallResultOf<N>>, begun: number) {
    askedAt.set(key, Date.now())
    const shown = readyQueryOrNull<CallResultOf<N>>(rows[key])
    if (shown !== null && asOf !== null && isNewer(shown.asOf, asOf)) return storeQueryState(key, { ...shown, from, isRefetching: false })
    const at = from === 'network' ? (asOf ?? new Date(begun).toISOString()) : asOf
    const looked = { ...(searched && { searched }), ...(scope && { scope }), ...(damaged.length > 0 && { damaged }) }
    storeQueryState(key, { status: 'ready', value, from, asOf: at, isRefetching: false, ...looked })
  }

  async function fetchQuery(key: string, input: CallInputOf<N>, quiet: boolean) {
    const locale = shownLocale()
    const before = readyQueryOrNull<CallResultOf<N>>(rows[key])
    inputs.set(key, input)
    if (before !== null) storeQueryState(key, { ...before, isRefetching: true })
    else storeQueryState(key, { status: 'loading' })
    const begun = Date.now()
    try {
      // An answer in the previous language is not shown.
      const show = (answer: CallReply<CallResultOf<N>>) => void (locale === shownLocale() && showReply(key, answer, begun))
      show(await callServer(name, input, {}, show))
    } catch (thrown) {
      if (locale !== shownLocale()) return
      const error = asAppError(thrown)
      if (before !== null && error.row.retry) {
        storeQueryState(key, { ...before, from: 'device', isRefetching: false })
      } else if (quiet || holders.get(key) === 0) {
        if (before === null) delete rows[key]
        else storeQueryState(key, { ...before, isRefetching: false })
        logErrorOnly(error)
      } else {
        storeQueryState(key, { status: 'failed', error, retry: () => void loadQuery(input) })
        showErrorNotice(error)
      }
    }
  }

  /** Requests each query only once at a time. Further callers get the same answer. */
  function loadQuery(input: CallInputOf<N>, quiet = false): Promise<void> {
    const key = queryStringOf(input)
    const already = running.get(key)
    if (already) return already.then(() => (rows[key] === undefined && !quiet ? loadQuery(input) : undefined))
    const work = fetchQuery(key, input, quiet).finally(() => running.get(key) === work && running.delete(key))
    running.set(key, work)
    return work
  }

  const isFresh = (key: string) => rows[key]?.status === 'ready' && isYoungerThan(askedAt.get(key) ?? 0, FRESH_FOR_MS)

  const renew = async (query: string): Promise<void> => {
    // The running request may return the old answer, so another one follows it.
    await running.get(query)
    const input = inputs.get(query)
    const row = rows[query]
    if (input !== undefined && (row?.status === 'ready' || (row?.status === 'failed' && row.error.row.retry))) await loadQuery(input, true)
  }

  async function refetchFailedAndStale(): Promise<void> {
    const stale = Object.entries(rows).filter(
      ([key, row]) =>
        (row.status === 'ready' ? row.from === 'device' : row.status === 'failed' && row.error.row.retry) &&
        !isYoungerThan(recoveredAt.get(key) ?? null, REFETCH_INTERVAL_MS),
    )
    const asked = stale.slice(-MAX_REFETCHED_REPLIES).map(([key]) => {
      recoveredAt.set(key, Date.now())
      const input = inputs.get(key)
      return input && loadQuery(input)
    })
    await Promise.all(asked)
  }

  return {
    callName: name,
    queryStates: rows,
    load: async (input) => (isFresh(queryStringOf(input)) ? undefined : loadQuery(input)),
    markDisplayed(input) {
      const key = queryStringOf(input)
      const count = (by: number) => holders.set(key, (holders.get(key) ?? 0) + by)
      count(1)
      return () => void count(-1)
    },
    reload: (input) => loadQuery(input),
    prefetch: async (input) => (isFresh(queryStringOf(input)) ? undefined : loadQuery(input, true)),
    seed(input, value, asOf = new Date().toISOString()) {
      const key = queryStringOf(input)
      inputs.set(key, input)
      askedAt.set(key, Date.parse(asOf))
      storeQueryState(key, { status: 'ready', value, from: 'page', asOf, isRefetching: false })
    },
    transformReplies(change) {
      for (const [key, row] of Object.entries(rows)) {
        const value = row.status === 'ready' ? change(row.value) : null
        if (row.status === 'ready' && value !== null && value !== row.value) storeQueryState(key, { ...row, value })
      }
    },
    clear() {
      for (const key of Object.keys(rows)) delete rows[key]
      for (const kept of [askedAt, inputs, recoveredAt, holders]) kept.clear()
    },
    refetchStored: renew,
    markFromDevice(query, asOf) {
      const row = readyQueryOrNull<CallResultOf<N>>(rows[query])
      if (row !== null) storeQueryState(query, { ...row, from: 'device', asOf: asOf !== null && isNewer(row.asOf, asOf) ? row.asOf : asOf })
    },
    confirmUnchanged: async (query, { was, asOf }) => {
      const row = readyQueryOrNull<CallResultOf<N>>(rows[query])
      if (row?.asOf === was) storeQueryState(query, { ...row, from: 'network', asOf })
      else if (row !== null && !isNewer(row.asOf, asOf)) await renew(query)
    },
    changeLocale() {
      askedAt.clear()
      running.clear()
      for (const key of Object.keys(rows)) if (!holders.get(key)) delete rows[key]
    },
    refetchDisplayed: async (olderThanMs) => {
      const old = Object.entries(rows).filter(
        ([key, row]) => row.status === 'ready' && holders.get(key) && !isYoungerThan(row.asOf, olderThanMs),
      )
      const waiting = old.map(([key]) => inputs.get(key))
      const work = async () => {
        for (let input = waiting.shift(); input !== undefined; input = waiting.shift()) await loadQuery(input, true)
      }
      await Promise.all(Array.from({ length: PARALLEL_REFETCHES }, work))
    },
    refetchFailedAndStale: async () => {
      // Requests that began before the server responded again may still fail, and are then repeated.
      void Promise.allSettled(running.values()).then(refetchFailedAndStale)
      await refetchFailedAndStale()
    },
  }
}
