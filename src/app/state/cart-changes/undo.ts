import { areJobQuantitiesEqual, jobQuantitiesField } from '#contract/jobs/shares.ts'
import { unitPriceAt } from '#contract/pricing/pricing.ts'
import type { PendingChange } from '#data/outbox/merge-change-into-queue.ts'
import type { OptimisticLine } from '#data/outbox/optimistic-cart.ts'
import { displayedPartOfLine } from '#data/outbox/shows.ts'

/** Returns the changes that restore removed lines. */
export function changesToRestore(lines: readonly OptimisticLine[], now: readonly OptimisticLine[]): PendingChange[] {
  return lines.flatMap((line) => {
    const there = now.find(({ id, onlyRefused }) => id === line.id && !onlyRefused)
    const shows = displayedPartOfLine(line)
    const seen = unitPriceAt(line, line.qty)
    const { jobs = [] } = line
    const anyJobs = jobs.length + (there?.jobs ?? []).length > 0 ? { jobs } : {}
    const pieces: PendingChange[] = there
      ? there.qty === line.qty && areJobQuantitiesEqual(there.jobs ?? [], jobs)
        ? []
        : [{ call: 'cartUpdate', input: { id: line.id, qty: line.qty, seen, ...anyJobs } }]
      : [{ call: 'cartAdd', input: { mcode: line.id, qty: line.qty, seen, ...jobQuantitiesField(jobs) }, shows }]
    const job: PendingChange[] = (there?.job ?? '') === line.job ? [] : [{ call: 'cartSetAside', input: { ids: line.id, job: line.job } }]
    return [...pieces, ...job]
  })
}
