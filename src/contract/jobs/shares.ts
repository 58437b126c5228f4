import * as v from 'valibot'
import { MAX_JOB_NAME_CHARACTERS, MAX_QUANTITY } from '#contract/limits.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const CONTROL = /[\u0000-\u001f\u007f\p{Cs}]/u

/** Name of a job; empty: none. */
export const JobName = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(MAX_JOB_NAME_CHARACTERS, /*i18n*/ 'The name of a job has at most 60 characters.'),
  v.check((text) => !CONTROL.test(text), /*i18n*/ 'The name of a job cannot hold control characters.'),
)

/** Pieces of one line. */
export const Pieces = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY))

/** So many pieces of a line are for this job. */
export const JobShare = v.object({ job: JobName, qty: Pieces })
export type JobShare = v.InferOutput<typeof JobShare>

/** What pieces of a line are for, job by job; the other pieces are for none. What else must hold of them, the server demands. */
export const JobShares = v.array(JobShare)

/** A line, as far as its jobs go. A backend that knows none leaves `jobs` away. */
export interface Shared {
  qty: number
  jobs?: readonly JobShare[] | undefined
}

/** How many pieces are for a job. */
export const sharedPieces = (shares: readonly JobShare[] = []): number => shares.reduce((sum, { qty }) => sum + qty, 0)

/** Both together, each job once: those of `shares` first. */
export function joinShares(shares: readonly JobShare[] = [], more: readonly JobShare[] = []): JobShare[] {
  const joined = new Map<string, number>()
  for (const { job, qty } of [...shares, ...more]) joined.set(job, (joined.get(job) ?? 0) + qty)
  return [...joined].map(([job, qty]) => ({ job, qty }))
}

/**
 * The shares of a line once it has `qty` pieces. A line that is wholly for one job stays so, with more pieces or fewer; else more pieces
 * are for none, and of fewer those for none go first, then those of the job that was named last.
 */
export function sharesAt({ qty: before, jobs = [] }: Shared, qty: number): JobShare[] {
  const [only, ...others] = jobs
  if (only !== undefined && others.length === 0 && only.qty === before) return qty < 1 ? [] : [{ ...only, qty }]
  let left = qty
  return jobs.flatMap((share) => {
    const kept = Math.min(left, share.qty)
    left -= kept
    return kept < 1 ? [] : [{ ...share, qty: kept }]
  })
}

/** Whether as many pieces are for the same jobs. */
export const sameShares = (shares: readonly JobShare[], others: readonly JobShare[]): boolean =>
  shares.length === others.length && shares.every(({ job, qty }) => others.some((other) => other.job === job && other.qty === qty))

/** All pieces for one job; '' for none. */
export const allFor = (job: string, qty: number): { jobs?: JobShare[] } => (job === '' ? {} : { jobs: [{ job, qty }] })

/** As a line or a call carries them: a line without jobs has no such field. */
export const jobsField = (jobs: readonly JobShare[]): { jobs?: JobShare[] } => (jobs.length === 0 ? {} : { jobs: [...jobs] })
