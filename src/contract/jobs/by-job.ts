import { type Cents, centsOf, dollarsOf } from '#contract/primitives.ts'
import { type Shared, sharedPieces } from './shares.ts'

/** A line with what it costs; dollars. `coreCharge`: for one piece. */
export interface JobLine extends Shared {
  unitPrice: number
  amount: number
  coreCharge: number
  coreAmount: number
}

/** The pieces of an order that are for one job; '' for none. Each line is there with the pieces that are for it. */
export interface JobGroup<L> {
  job: string
  lines: L[]
  /** Goods and core charges of the group, in dollars. Without discount, delivery and tax, which are the whole order's. */
  goods: number
  coreCharges: number
}

/**
 * Lines by what their pieces are for: jobs in the order in which they are first named, what is for no job last. A line for several jobs
 * stands in each with its pieces. One group where nobody named a job.
 */
export function byJob<L extends JobLine>(lines: readonly L[]): JobGroup<L>[] {
  const groups = new Map<string, L[]>()
  const put = (job: string, line: L, qty: number) => {
    if (qty > 0) groups.set(job, [...(groups.get(job) ?? []), withPieces(line, qty)])
  }
  for (const line of lines) for (const { job, qty } of line.jobs ?? []) put(job, line, qty)
  for (const line of lines) put('', line, line.qty - sharedPieces(line.jobs))
  return [...groups].map(([job, its]) => ({
    job,
    lines: its,
    goods: sum(its, ({ amount }) => amount),
    coreCharges: sum(its, ({ coreAmount }) => coreAmount),
  }))
}

/** Whether a line is in any of such groups. */
export const stoodIn = (groups: readonly JobGroup<{ id: string }>[], id: string): boolean =>
  groups.some(({ lines }) => lines.some((line) => line.id === id))

/** Whether anybody named a job in it. */
export const namesJobs = (lines: readonly Shared[]): boolean => lines.some(({ jobs = [] }) => jobs.length > 0)

const withPieces = <L extends JobLine>(line: L, qty: number): L =>
  qty === line.qty ? line : { ...line, qty, amount: times(line.unitPrice, qty), coreAmount: times(line.coreCharge, qty) }

const times = (usd: number, qty: number): number => dollarsOf((centsOf(usd) * qty) as Cents)

const sum = <L>(lines: readonly L[], of: (line: L) => number): number =>
  dollarsOf(lines.reduce((all, line) => all + centsOf(of(line)), 0) as Cents)
