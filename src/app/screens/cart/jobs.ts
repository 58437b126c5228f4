import type { DisplayedCartLine } from '#app/hooks/use-cart.ts'

/** Groups the lines that are set aside by job name: the jobs alphabetically, the lines in the order in which they were added. */
export function groupLinesByJob(lines: readonly DisplayedCartLine[], locale: string): { job: string; lines: DisplayedCartLine[] }[] {
  const names = [...new Set(lines.map(({ job }) => job))].filter((job) => job !== '')
  return names
    .sort((a, b) => a.localeCompare(b, locale, { numeric: true }))
    .map((job) => ({ job, lines: lines.filter((line) => line.job === job) }))
}
