import { PackError, type PackReason } from '#contract/packs/pack-reasons.ts'
import type { PackPort } from './port.ts'

/** How long the next try waits after each that failed, milliseconds. After the last it is given up, and the download says why. */
export const RETRY_AFTER_MS = [1000, 2000, 4000, 8000] as const
/** The shop may ask for more than that, but nobody sits beside a download that shows nothing for longer. */
const MAX_PAUSE_MS = 30 * 1000

/** What the next try may not meet again. A portal shows its page until somebody signs in. */
const passing: ReadonlySet<PackReason> = new Set(['no-network', 'refused', 'wrong-bytes'])
const TOO_OFTEN = 429

function mayPass(error: unknown): error is PackError {
  if (!(error instanceof PackError) || !passing.has(error.reason)) return false
  const { status } = error.detail
  return status === undefined || status >= 500 || status === TOO_OFTEN
}

/** Tries again what failed for a reason that may pass, with growing pauses. */
export async function withRetries<T>(port: PackPort, signal: AbortSignal, attempt: () => Promise<T>): Promise<T> {
  for (const pauseMs of RETRY_AFTER_MS) {
    try {
      return await attempt()
    } catch (error) {
      if (!mayPass(error)) throw error
      await port.wait(Math.min(MAX_PAUSE_MS, Math.max(pauseMs, error.detail.retryAfterMs ?? 0)), signal)
    }
  }
  return attempt()
}
