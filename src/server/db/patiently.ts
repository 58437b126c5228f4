import { setTimeout as wait } from 'node:timers/promises'
import { FolderInUse } from './data-dir-lock.ts'
import { isUnavailable } from './unavailable.ts'

/** So long a database is waited for that another process is using, or that is starting itself. */
const MAX_OPEN_MS = 30_000
const BETWEEN_MS = 500

export interface Patience {
  /** Tells a person that it waits, and for what. */
  print: (sentence: string) => void
  mostMs?: number
  betweenMs?: number
}

/**
 * Opens a database, and tries again for half a minute while it cannot be had just now: a command holds the data folder for a moment, a shop
 * ends in another window, PostgreSQL restarts. Anything else, such as a wrong password, is thrown at once.
 */
export async function patiently<T>(
  attempt: () => Promise<T>,
  { print, mostMs = MAX_OPEN_MS, betweenMs = BETWEEN_MS }: Patience,
): Promise<T> {
  const begun = performance.now()
  let isSaid = false
  for (;;) {
    try {
      return await attempt()
    } catch (cause) {
      if (!mayPass(cause)) throw cause
      if (performance.now() - begun >= mostMs) throw new Error(`${messageOf(cause)} Waited ${mostMs / 1000} s for it.`, { cause })
      if (!isSaid) print(`The database is not free yet: ${messageOf(cause)} Waiting up to ${mostMs / 1000} s for it.`)
      isSaid = true
    }
    await wait(betweenMs)
  }
}

const mayPass = (cause: unknown): boolean => cause instanceof FolderInUse || isUnavailable(cause)

/** As a sentence: what PostgreSQL and the system say ends without a stop. */
function messageOf(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause)
  return /[.!?]$/.test(message) ? message : `${message}.`
}
