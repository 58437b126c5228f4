import * as v from 'valibot'
import { MAX_JOB_NAME_CHARACTERS, MAX_QUANTITY } from '#contract/limits.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f\p{Cs}]/u

/** The name of a job; empty for no job. */
export const JobName = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(MAX_JOB_NAME_CHARACTERS, /*i18n*/ 'The name of a job has at most 60 characters.'),
  v.check((text) => !CONTROL_CHARACTERS.test(text), /*i18n*/ 'The name of a job cannot hold control characters.'),
)

/** The quantity of one line. */
export const PieceCount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY))

/** The quantity of a line for one job. */
export const JobQuantity = v.object({ job: JobName, qty: PieceCount })
export type JobQuantity = v.InferOutput<typeof JobQuantity>

/** The quantities of a line for each job; the remaining pieces belong to no job. The server checks further rules. */
export const JobQuantities = v.array(JobQuantity)

/** A line with its quantity and its jobs. A backend without jobs omits `jobs`. */
export interface QuantityWithJobs {
  qty: number
  jobs?: readonly JobQuantity[] | undefined
}

/** Returns the total quantity of a line that belongs to jobs. */
export const assignedPieceCount = (shares: readonly JobQuantity[] = []): number => shares.reduce((sum, { qty }) => sum + qty, 0)

/** Merges two lists of job quantities, so that each job is listed once; the jobs of `shares` come first. */
export function mergeJobQuantities(shares: readonly JobQuantity[] = [], more: readonly JobQuantity[] = []): JobQuantity[] {
  const joined = new Map<string, number>()
  for (const { job, qty } of [...shares, ...more]) joined.set(job, (joined.get(job) ?? 0) + qty)
  return [...joined].map(([job, qty]) => ({ job, qty }))
}

/**
 * Returns the job quantities of a line after its quantity changes to `qty`. If all pieces belonged to one job, they still do. Otherwise
 * additional pieces belong to no job; pieces are removed first from those without job, then from the job that was named last.
 */
export function jobQuantitiesAfterChange({ qty: before, jobs = [] }: QuantityWithJobs, qty: number): JobQuantity[] {
  const [only, ...others] = jobs
  if (only !== undefined && others.length === 0 && only.qty === before) return qty < 1 ? [] : [{ ...only, qty }]
  let left = qty
  return jobs.flatMap((share) => {
    const kept = Math.min(left, share.qty)
    left -= kept
    return kept < 1 ? [] : [{ ...share, qty: kept }]
  })
}

/** Whether two lists contain the same quantities per job. */
export const areJobQuantitiesEqual = (shares: readonly JobQuantity[], others: readonly JobQuantity[]): boolean =>
  shares.length === others.length && shares.every(({ job, qty }) => others.some((other) => other.job === job && other.qty === qty))

/** Returns the field `jobs` that assigns all pieces of a line to one job; no field if the job is ''. */
export const singleJobField = (job: string, qty: number): { jobs?: JobQuantity[] } => (job === '' ? {} : { jobs: [{ job, qty }] })

/** Returns the field `jobs` of a line or call; no field if there are no jobs. */
export const jobQuantitiesField = (jobs: readonly JobQuantity[]): { jobs?: JobQuantity[] } => (jobs.length === 0 ? {} : { jobs: [...jobs] })
