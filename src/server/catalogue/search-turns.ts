import { setImmediate as turn } from 'node:timers/promises'
import { AppError } from '#contract/errors.ts'
import { SearchCredits } from './search-credits.ts'
import { SearchWork } from './search-work.ts'

/**
 * Who may search when. Searching is the dearest thing that anybody may ask without an account, so searches wait for each other and for all other requests;
 * addresses take turns, and one that has searched for long gets a small share of the time while others are there. While nobody else is, it gets all.
 */
export interface SearchTurns {
  /** Notes that a request of an address has come. Call what it returns when the request has ended. */
  enter: (address: string) => () => void
  /** Runs a search within a request when it is its turn. Throws `too-often` when too many of the same address, or of all, wait already, or this one has for long. */
  run: <T>(address: string, search: (work: SearchWork) => Promise<T>) => Promise<T>
}

/** A workshop whose people all paste lists at once has fewer: a list is asked for by four searches at a time. */
const WAITING_MOST_OF_ADDRESS = 32
const WAITING_MOST = 256
/** The app gives up after 8 s. */
const WAIT_MOST_MS = 5000
/** The part of the time that all addresses which have searched for long get together while others are there. */
const HEAVY_SHARE = 0.05
/** One search that took long, perhaps because the machine stood still, closes the shop's search to nobody for longer than this. */
const HEAVY_PAUSE_MOST_MS = 2000
/** For so long after its request somebody counts as being there. */
const THERE_MS = 1000
/** A search lets other requests go first for so long at each of its steps. */
const GIVE_WAY_MOST_MS = 5

interface Waiting {
  start: () => void
}

/** `atOnce`: how many searches run side by side; on the embedded database more than one gains nothing. `now` is in milliseconds and never goes back. */
export function searchTurns({ atOnce = 1, now = () => performance.now() } = {}): SearchTurns {
  const credits = new SearchCredits(now)
  /** Of each address in the order of their turns, first come first. */
  const waiting = new Map<string, Waiting[]>()
  let waitingCount = 0
  let running = 0
  /** Requests under way that are no searches. */
  let others = 0
  let seenAt = Number.NEGATIVE_INFINITY
  let heavyAt = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | null = null

  /** Says how long it has waited. */
  async function giveWay(): Promise<number> {
    const since = now()
    do await turn()
    while (others > 0 && now() - since < GIVE_WAY_MOST_MS)
    return now() - since
  }

  /** When the next search of an address that has searched for long may begin. */
  const heavyMayAt = () => (now() - seenAt >= THERE_MS ? now() : Math.min(heavyAt, seenAt + THERE_MS))

  function next(): void {
    while (running < atOnce && waitingCount > 0) {
      const light = [...waiting.keys()].find((address) => !credits.isSpent(address))
      const wait = light === undefined ? heavyMayAt() - now() : 0
      if (wait > 0) {
        if (timer !== null) return
        timer = setTimeout(() => {
          timer = null
          next()
        }, wait).unref()
        return
      }
      const address = light ?? waiting.keys().next().value ?? ''
      const [first, ...rest] = waiting.get(address) ?? []
      // Behind all others: addresses take turns.
      waiting.delete(address)
      if (rest.length > 0) waiting.set(address, rest)
      if (first === undefined) return
      waitingCount -= 1
      running += 1
      first.start()
    }
  }

  function turnOf(address: string): Promise<void> {
    const queue = waiting.get(address) ?? []
    if (queue.length >= WAITING_MOST_OF_ADDRESS || waitingCount >= WAITING_MOST) throw tooMany()
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        start: () => {
          clearTimeout(late)
          resolve()
        },
      }
      const late = setTimeout(() => {
        const left = (waiting.get(address) ?? []).filter((other) => other !== one)
        if (left.length > 0) waiting.set(address, left)
        else waiting.delete(address)
        waitingCount -= 1
        reject(tooMany())
      }, WAIT_MOST_MS).unref()
      waiting.set(address, [...queue, one])
      waitingCount += 1
      next()
    })
  }

  async function inTurn<T>(address: string, search: (work: SearchWork) => Promise<T>): Promise<T> {
    await turnOf(address)
    const began = now()
    let waited = 0
    const pause = async () => {
      waited += await giveWay()
    }
    try {
      return await search(new SearchWork(pause))
    } finally {
      const took = now() - began - waited
      credits.take(address, took)
      if (credits.isSpent(address)) heavyAt = now() + Math.min(HEAVY_PAUSE_MOST_MS, took / HEAVY_SHARE)
      running -= 1
      next()
    }
  }

  return {
    enter: (address) => {
      others += 1
      if (!credits.isSpent(address)) seenAt = now()
      return () => {
        others -= 1
      }
    },
    run: async (address, search) => {
      others -= 1
      credits.waits(address)
      try {
        return await inTurn(address, search)
      } finally {
        credits.waitsNoMore(address)
        others += 1
      }
    },
  }
}

const tooMany = () =>
  new AppError('too-often', {
    say: 'The shop has more searches from your network than it can answer just now. Wait a moment, then search again.',
  })
