import { byJob, type JobLine, namesJobs } from '#contract/jobs/by-job.ts'
import { centsOf } from '#contract/kernel/primitives.ts'
import { formatDollars } from '#server/kernel/format.ts'
import { letterLanguage } from '#server/mail/letters/letter.ts'
import type { Row } from '#server/mail/letters/letter-table.ts'

const words = { en: { job: 'For job', none: 'For no job' }, de: { job: 'Für Auftrag', none: 'Für keinen Auftrag' } }

/** Returns the lines of an order as table rows for a mail: grouped by repair job with subtotals if there are jobs, otherwise in order. */
export function rowsByJob(lines: readonly (JobLine & { name: string; mcode: string })[], language: string): Row[] {
  const { job: forJob, none } = words[letterLanguage(language)]
  const usd = (dollars: number) => formatDollars(centsOf(dollars))
  return byJob(lines).flatMap(({ job, lines: its, goods }) => [
    ...(namesJobs(lines) ? [[job === '' ? none : `${forJob}: ${job}`, usd(goods), 'sum'] as const] : []),
    ...its.map(({ qty, name, mcode, amount }): Row => [`${qty} × ${name} ${mcode}`, usd(amount)]),
  ])
}
