import { AppError } from '#contract/errors.ts'
import type { EventLoopAccess } from './event-loop.ts'
import { NonSearchRequests } from './non-search-requests.ts'
import { SearchCredits } from './search-credits.ts'
import { SearchBudget } from './search-work.ts'
import { type WaitingSearch, WaitingSearches } from './waiting-searches.ts'

/**
 * A queue for searches, the most expensive work that guests can request. Searches wait for each other and for other requests. Network
 * addresses take turns. An address that has used much search time gets a small share of the time while others are active, and otherwise all
 * of it.
 */
export interface SearchQueue {
  /** Registers a request of a network address. The caller calls the returned function when the request has ended. */
  registerRequest: (address: string) => () => void
  /**
   * Runs a request's search when its turn comes. Throws `too-often` if too many searches wait, from this network address or in total, or if
   * the search has waited too long.
   */
  run: <T>(address: string, search: (work: SearchBudget) => Promise<T>) => Promise<T>
  /**
   * Waits for a turn like a search and then throws the refusal of an invalid search. So a flood of invalid searches gains nothing over
   * valid ones.
   */
  refuse: (address: string, refusal: AppError) => Promise<never>
}

/**
 * The maximum number of waiting searches of a network address. It is enough for a workshop where everybody pastes lists at once. The app
 * sends four searches at a time for a list.
 */
const MAX_WAITING_PER_ADDRESS = 32
const MAX_WAITING_SEARCHES = 256
/** The maximum time that a search waits in the queue. It is shorter than the app's timeout of 8 s. */
const MAX_WAIT_MS = 5000
/** The share of the time that all network addresses with used-up credit get together, while others are active. */
const SPENT_CREDIT_TIME_SHARE = 0.05
/**
 * The search time charged for the refusal of an invalid search. Most of the work of a refusal is done before the queue. Some hundred
 * refusals equal a second of searching.
 */
const REFUSAL_CHARGE_MS = 10
/**
 * The longest pause after a slow search of a network address with used-up credit. The search may have been slow only because the machine
 * was busy.
 */
const MAX_SPENT_CREDIT_PAUSE_MS = 2000
/** A network address counts as active for this long after its request. */
const ADDRESS_ACTIVE_MS = 1000
/** The longest pause that a search makes for other requests at each of its steps. */
const MAX_STEP_PAUSE_MS = 25
/** The longest total pause that one search makes for other requests. */
const MAX_SEARCH_PAUSE_MS = 100

/**
 * Creates a search queue. `atOnce`: the number of searches that run at the same time. More than one gains nothing with the embedded
 * database.
 */
export function createSearchQueue({ now, yieldToEventLoop, scheduleLater }: EventLoopAccess, atOnce = 1): SearchQueue {
  const credits = new SearchCredits(now)
  const waiting = new WaitingSearches()
  const others = new NonSearchRequests(now)
  let running = 0
  let seenAt = Number.NEGATIVE_INFINITY
  let heavyAt = Number.NEGATIVE_INFINITY
  /**
   * Whether it is already scheduled to look at the queue again at `heavyMayAt`, when the next search of an address with used-up credit may
   * start.
   */
  let looksAgain = false

  /** Pauses a search while other requests run, and returns the time waited in ms. `most`: the longest pause. */
  async function pauseForRequests(most: number): Promise<number> {
    const since = now()
    do await yieldToEventLoop()
    while (others.hasRequests() && now() - since < most)
    return now() - since
  }

  /** Returns the earliest start of the next search of a network address with used-up credit. */
  const heavyMayAt = () => (now() - seenAt >= ADDRESS_ACTIVE_MS ? now() : Math.min(heavyAt, seenAt + ADDRESS_ACTIVE_MS))

  function startNextSearch(): void {
    while (running < atOnce && waiting.count > 0) {
      const light = [...waiting.waitingAddresses()].find((address) => !credits.hasSpentCredit(address))
      const wait = light === undefined ? heavyMayAt() - now() : 0
      if (wait > 0) {
        if (looksAgain) return
        looksAgain = true
        scheduleLater(() => {
          looksAgain = false
          startNextSearch()
        }, wait)
        return
      }
      const first = waiting.removeFirst(light ?? waiting.waitingAddresses().next().value ?? '')
      if (first === null) return
      running += 1
      first.start()
    }
  }

  /**
   * Returns the network address whose newest search is refused when the queue is full. Addresses with used-up credit come first, then the
   * one with the most waiting searches.
   */
  function findCrowdingAddress(arriving: string): string {
    const weightOf = (address: string) => (credits.hasSpentCredit(address) ? MAX_WAITING_SEARCHES : 0) + waiting.countOfAddress(address)
    let [most, weight] = [arriving, weightOf(arriving) + 1]
    for (const address of waiting.waitingAddresses()) {
      if (address !== arriving && weightOf(address) > weight) [most, weight] = [address, weightOf(address)]
    }
    return most
  }

  /**
   * Throws if the queue has no place for a search of this network address. Otherwise frees a place by refusing a search of an address that
   * uses more.
   */
  function freeQueuePlace(address: string): void {
    if (waiting.countOfAddress(address) >= MAX_WAITING_PER_ADDRESS) throw tooManyFromAddressError()
    if (waiting.count < MAX_WAITING_SEARCHES) return
    const crowding = findCrowdingAddress(address)
    if (crowding === address) throw refusalFor(address)
    waiting.removeNewest(crowding)?.refuse(refusalFor(crowding))
  }

  const refusalFor = (address: string) =>
    credits.hasSpentCredit(address) || waiting.countOfAddress(address) > 0 ? tooManyFromAddressError() : tooManySearchesError()

  function waitForTurn(address: string): Promise<void> {
    freeQueuePlace(address)
    return new Promise((resolve, reject) => {
      const one: WaitingSearch = {
        start: () => {
          cancelTimeout()
          resolve()
        },
        refuse: (refusal) => {
          cancelTimeout()
          reject(refusal)
        },
      }
      const cancelTimeout = scheduleLater(() => {
        if (waiting.removeWaiting(address, one))
          reject(credits.hasSpentCredit(address) ? tooManyFromAddressError() : tooManySearchesError())
      }, MAX_WAIT_MS)
      waiting.addWaiting(address, one)
      startNextSearch()
    })
  }

  async function runInTurn<T>(address: string, search: (work: SearchBudget) => Promise<T>, leastMs = 0): Promise<T> {
    await waitForTurn(address)
    const began = now()
    let waited = 0
    const pause = async () => {
      waited += await pauseForRequests(Math.min(MAX_STEP_PAUSE_MS, MAX_SEARCH_PAUSE_MS - waited))
    }
    try {
      return await search(new SearchBudget(pause))
    } finally {
      const spentMs = Math.max(leastMs, now() - began - waited)
      credits.chargeSearchTime(address, spentMs)
      if (credits.hasSpentCredit(address)) heavyAt = now() + Math.min(MAX_SPENT_CREDIT_PAUSE_MS, spentMs / SPENT_CREDIT_TIME_SHARE)
      running -= 1
      startNextSearch()
    }
  }

  /** Runs a search and counts it as running, so that its network address regains no credit until it ends. */
  async function runCountedSearch<T>(address: string, search: () => Promise<T>): Promise<T> {
    others.markAsSearch(address)
    credits.countArrivedSearch(address)
    try {
      return await search()
    } finally {
      credits.countEndedSearch(address)
    }
  }

  return {
    registerRequest: (address) => {
      if (!credits.hasSpentCredit(address)) seenAt = now()
      return others.addRequest(address)
    },
    run: (address, search) => runCountedSearch(address, () => runInTurn(address, search)),
    refuse: (address, refusal) => runCountedSearch(address, () => runInTurn(address, () => Promise.reject(refusal), REFUSAL_CHARGE_MS)),
  }
}

const tooManyFromAddressError = () =>
  new AppError('too-often', {
    message: /*i18n*/ 'The shop has more searches from your network than it can answer just now. Wait a moment, then search again.',
  })
const tooManySearchesError = () =>
  new AppError('too-often', {
    message: /*i18n*/ 'The shop has more searches than it can answer just now. Wait a moment, then search again.',
  })
