const FIRST_MS = 2 * 1000
const MAX_MS = 60 * 1000

/**
 * How long to wait before the next try, in milliseconds, after so many failures in a row: 2 s, doubled each time, at most 60 s, less up to
 * half by chance, so that a shop that comes back is not met by all phones at once. `random` is from 0 up to 1.
 */
export function backoffMs(failures: number, random: number): number {
  const most = Math.min(MAX_MS, FIRST_MS * 2 ** Math.max(0, failures - 1))
  return Math.round(most * (1 - random / 2))
}
