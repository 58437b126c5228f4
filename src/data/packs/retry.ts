import { PackError, type PackErrorReason } from '#contract/packs/pack-error-reasons.ts'
import type { PackPort } from './port.ts'

/** Delays between attempts in milliseconds. After the last attempt the download stops with the reason. */
export const RETRY_AFTER_MS = [1000, 2000, 4000, 8000] as const
/** Maximum delay in milliseconds. The server may ask for a longer one, but the user would see no progress. */
const MAX_RETRY_DELAY_MS = 30 * 1000

/**
 * Reasons of a failure that another attempt may overcome. A captive portal is not among them, because it lasts until the user signs in to
 * it.
 */
const retryableReasons: ReadonlySet<PackErrorReason> = new Set(['no-network', 'refused', 'wrong-bytes'])
const TOO_MANY_REQUESTS_STATUS = 429

function isRetryable(error: unknown): error is PackError {
  if (!(error instanceof PackError) || !retryableReasons.has(error.reason)) return false
  const { status } = error.detail
  return status === undefined || status >= 500 || status === TOO_MANY_REQUESTS_STATUS
}

/** Runs an attempt again after temporary failures, with increasing delays. */
export async function withRetries<T>(port: PackPort, signal: AbortSignal, attempt: () => Promise<T>): Promise<T> {
  for (const pauseMs of RETRY_AFTER_MS) {
    try {
      return await attempt()
    } catch (error) {
      if (!isRetryable(error)) throw error
      await port.wait(Math.min(MAX_RETRY_DELAY_MS, Math.max(pauseMs, error.detail.retryAfterMs ?? 0)), signal)
    }
  }
  return attempt()
}
