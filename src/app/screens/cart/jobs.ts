import type { ShownLine } from '#app/hooks/use-cart.ts'

/** Lines that are set aside, by the name of their job; jobs in the order of the alphabet, lines as they were added. */
export function byJob(lines: readonly ShownLine[], locale: string): { job: string; lines: ShownLine[] }[] {
  const names = [...new Set(lines.map(({ job }) => job))].filter((job) => job !== '')
  return names
    .sort((a, b) => a.localeCompare(b, locale, { numeric: true }))
    .map((job) => ({ job, lines: lines.filter((line) => line.job === job) }))
}

/** A name as it is kept: without spaces at its ends, and with single ones within. */
export const jobName = (typed: string): string => typed.replace(/\s+/g, ' ').trim()
