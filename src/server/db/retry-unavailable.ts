import { setTimeout as wait } from 'node:timers/promises'
import { FolderInUseError } from './data-dir-lock.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

/** How long a command waits for a database that another process uses or that is starting. */
const MAX_RETRY_MS = 30_000
const RETRY_INTERVAL_MS = 500

export interface RetryOptions {
  /** Prints a message that the command is waiting, and for what it is waiting. */
  print: (sentence: string) => void
  mostMs?: number
  retryIntervalMs?: number
}

/**
 * Opens a database. While the database is temporarily unavailable, because another command holds the data folder or PostgreSQL restarts,
 * tries again for half a minute. Other errors, such as a wrong password, are thrown immediately.
 */
export async function retryUnavailable<T>(
  attempt: () => Promise<T>,
  { print, mostMs = MAX_RETRY_MS, retryIntervalMs = RETRY_INTERVAL_MS }: RetryOptions,
): Promise<T> {
  const begun = performance.now()
  let isSaid = false
  for (;;) {
    try {
      return await attempt()
    } catch (cause) {
      if (!isTemporaryError(cause)) throw cause
      if (performance.now() - begun >= mostMs) throw new Error(`${errorMessageOf(cause)} Waited ${mostMs / 1000} s for it.`, { cause })
      if (!isSaid) print(`The database is not free yet: ${errorMessageOf(cause)} Waiting up to ${mostMs / 1000} s for it.`)
      isSaid = true
    }
    await wait(retryIntervalMs)
  }
}

const isTemporaryError = (cause: unknown): boolean => cause instanceof FolderInUseError || isDatabaseUnavailable(cause)

/** Returns an error message as a full sentence. Messages of PostgreSQL and the system have no full stop. */
function errorMessageOf(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause)
  return /[.!?]$/.test(message) ? message : `${message}.`
}
