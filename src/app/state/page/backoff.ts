const FIRST_DELAY_MS = 2 * 1000
const MAX_DELAY_MS = 60 * 1000

/**
 * Returns the delay before the next attempt after this many failures in a row, in milliseconds: 2 s, doubled each time, at most 60 s. A
 * random part of up to half is subtracted, so that not all devices come back to the server at once. `random` is from 0 to below 1.
 */
export function backoffMs(failures: number, random: number): number {
  const most = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.max(0, failures - 1))
  return Math.round(most * (1 - random / 2))
}
