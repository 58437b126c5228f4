import { groupLinesByJob, hasJobs, type PricedLineWithJobs } from '#contract/jobs/by-job.ts'
import { centsOf } from '#contract/kernel/primitives.ts'
import { formatDollars } from '#server/kernel/format.ts'
import { letterLanguageOf } from '#server/mail/letters/letter.ts'
import type { LetterRow } from '#server/mail/letters/letter-table.ts'

const jobHeadings = { en: { job: 'For job', none: 'For no job' }, de: { job: 'Für Auftrag', none: 'Für keinen Auftrag' } }

/** Returns the lines of an order as table rows for a mail: grouped by repair job with subtotals if there are jobs, otherwise in order. */
export function rowsByJob(lines: readonly (PricedLineWithJobs & { name: string; mcode: string })[], language: string): LetterRow[] {
  const { job: forJob, none } = jobHeadings[letterLanguageOf(language)]
  const usd = (dollars: number) => formatDollars(centsOf(dollars))
  return groupLinesByJob(lines).flatMap(({ job, lines: its, goods }) => [
    ...(hasJobs(lines) ? [[job === '' ? none : `${forJob}: ${job}`, usd(goods), 'sum'] as const] : []),
    ...its.map(({ qty, name, mcode, amount }): LetterRow => [`${qty} × ${name} ${mcode}`, usd(amount)]),
  ])
}
