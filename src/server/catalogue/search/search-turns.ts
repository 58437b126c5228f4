import { setImmediate as turn } from 'node:timers/promises'
import { AppError } from '#contract/errors.ts'
import { SearchWork } from '#search/find/search-work.ts'
import { OtherRequests } from './other-requests.ts'
import { SearchCredits } from './search-credits.ts'
import { type WaitingSearch, WaitingSearches } from './waiting-searches.ts'

/**
 * Who may search when. Searching is the dearest thing that anybody may ask without an account, so searches wait for each other and for all
 * other requests; addresses take turns, and one that has searched for long gets a small share of the time while others are there. While
 * nobody else is, it gets all.
 */
export interface SearchTurns {
  /** Notes that a request of an address has come. Call what it returns when the request has ended. */
  enter: (address: string) => () => void
  /**
   * Runs a search within a request when it is its turn. Throws `too-often` when too many of the same address, or of all, wait already, or
   * this one has for long.
   */
  run: <T>(address: string, search: (work: SearchWork) => Promise<T>) => Promise<T>
  /** Throws a refusal of what cannot be searched for, when it is its turn: a flood of these keeps the shop as busy as one of searches. */
  refuse: (address: string, refusal: AppError) => Promise<never>
}

/** A workshop whose people all paste lists at once has fewer: a list is asked for by four searches at a time. */
const MAX_WAITING_OF_ADDRESS = 32
const MAX_WAITING = 256
/** The app gives up after 8 s. */
const MAX_WAIT_MS = 5000
/** The part of the time that all addresses which have searched for long get together while others are there. */
const HEAVY_SHARE = 0.05
/** What a refusal counts for: most of its work is done before its turn. Some hundred in a row are as good as a second of searching. */
const REFUSAL_MS = 10
/** One search that took long, perhaps because the machine stood still, closes the shop's search to nobody for longer than this. */
const MAX_HEAVY_PAUSE_MS = 2000
/** For so long after its request somebody counts as being there. */
const THERE_MS = 1000
/** A search lets other requests go first for so long at each of its steps, */
const MAX_GIVE_WAY_MS = 25
/** and for so long at all of them together. */
const MAX_GIVE_WAY_OF_SEARCH_MS = 100

/**
 * `atOnce`: how many searches run side by side; on the embedded database more than one gains nothing. `now` is in milliseconds and never
 * goes back.
 */
export function searchTurns({ atOnce = 1, now = () => performance.now() } = {}): SearchTurns {
  const credits = new SearchCredits(now)
  const waiting = new WaitingSearches()
  const others = new OtherRequests(now)
  let running = 0
  let seenAt = Number.NEGATIVE_INFINITY
  let heavyAt = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | null = null

  /** Says how long it has waited. */
  async function giveWay(most: number): Promise<number> {
    const since = now()
    do await turn()
    while (others.areThere() && now() - since < most)
    return now() - since
  }

  /** When the next search of an address that has searched for long may begin. */
  const heavyMayAt = () => (now() - seenAt >= THERE_MS ? now() : Math.min(heavyAt, seenAt + THERE_MS))

  function next(): void {
    while (running < atOnce && waiting.count > 0) {
      const light = [...waiting.addresses()].find((address) => !credits.isSpent(address))
      const wait = light === undefined ? heavyMayAt() - now() : 0
      if (wait > 0) {
        if (timer !== null) return
        timer = setTimeout(() => {
          timer = null
          next()
        }, wait).unref()
        return
      }
      const first = waiting.removeFirst(light ?? waiting.addresses().next().value ?? '')
      if (first === null) return
      running += 1
      first.start()
    }
  }

  /**
   * Whose newest search is refused when there is no place for one more of an address: who has searched for long comes first, then who has
   * most of them.
   */
  function mostCrowding(arriving: string): string {
    const weightOf = (address: string) => (credits.isSpent(address) ? MAX_WAITING : 0) + waiting.countOf(address)
    let [most, weight] = [arriving, weightOf(arriving) + 1]
    for (const address of waiting.addresses()) {
      if (address !== arriving && weightOf(address) > weight) [most, weight] = [address, weightOf(address)]
    }
    return most
  }

  /** Throws when there is no place for one more search of an address; makes one where somebody else takes up more. */
  function makePlace(address: string): void {
    if (waiting.countOf(address) >= MAX_WAITING_OF_ADDRESS) throw tooManyOfYours()
    if (waiting.count < MAX_WAITING) return
    const crowding = mostCrowding(address)
    if (crowding === address) throw refusalFor(address)
    waiting.removeNewest(crowding)?.refuse(refusalFor(crowding))
  }

  const refusalFor = (address: string) => (credits.isSpent(address) || waiting.countOf(address) > 0 ? tooManyOfYours() : tooMany())

  function turnOf(address: string): Promise<void> {
    makePlace(address)
    return new Promise((resolve, reject) => {
      const one: WaitingSearch = {
        start: () => {
          clearTimeout(late)
          resolve()
        },
        refuse: (refusal) => {
          clearTimeout(late)
          reject(refusal)
        },
      }
      const late = setTimeout(() => {
        if (waiting.remove(address, one)) reject(credits.isSpent(address) ? tooManyOfYours() : tooMany())
      }, MAX_WAIT_MS).unref()
      waiting.add(address, one)
      next()
    })
  }

  async function inTurn<T>(address: string, search: (work: SearchWork) => Promise<T>, leastMs = 0): Promise<T> {
    await turnOf(address)
    const began = now()
    let waited = 0
    const pause = async () => {
      waited += await giveWay(Math.min(MAX_GIVE_WAY_MS, MAX_GIVE_WAY_OF_SEARCH_MS - waited))
    }
    try {
      return await search(new SearchWork(pause))
    } finally {
      const spentMs = Math.max(leastMs, now() - began - waited)
      credits.charge(address, spentMs)
      if (credits.isSpent(address)) heavyAt = now() + Math.min(MAX_HEAVY_PAUSE_MS, spentMs / HEAVY_SHARE)
      running -= 1
      next()
    }
  }

  /** While there are any searches of an address, none of what it may do comes back. */
  async function counted<T>(address: string, search: () => Promise<T>): Promise<T> {
    others.searches(address)
    credits.waits(address)
    try {
      return await search()
    } finally {
      credits.waitsNoMore(address)
    }
  }

  return {
    enter: (address) => {
      if (!credits.isSpent(address)) seenAt = now()
      return others.enter(address)
    },
    run: (address, search) => counted(address, () => inTurn(address, search)),
    refuse: (address, refusal) => counted(address, () => inTurn(address, () => Promise.reject(refusal), REFUSAL_MS)),
  }
}

const tooManyOfYours = () =>
  new AppError('too-often', {
    message: /*i18n*/ 'The shop has more searches from your network than it can answer just now. Wait a moment, then search again.',
  })
const tooMany = () =>
  new AppError('too-often', {
    message: /*i18n*/ 'The shop has more searches than it can answer just now. Wait a moment, then search again.',
  })
