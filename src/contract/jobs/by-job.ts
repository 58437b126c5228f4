import { type Cents, centsOf, dollarsOf } from '#contract/kernel/primitives.ts'
import { assignedPieceCount, type QuantityWithJobs } from './shares.ts'

/** A line with its price in dollars. `coreCharge` is the deposit for one piece. */
export interface PricedLineWithJobs extends QuantityWithJobs {
  unitPrice: number
  amount: number
  coreCharge: number
  coreAmount: number
}

/** The pieces of an order for one job; the name '' means no job. Each line is listed with its pieces for this job. */
export interface JobGroup<L> {
  job: string
  lines: L[]
  /**
   * The price of goods and core charges of the group, in dollars. Discount, delivery and tax are not included, because they apply to the
   * whole order.
   */
  goods: number
  coreCharges: number
}

/**
 * Groups lines by job, in the order in which jobs are first named; pieces without job come last. A line for several jobs is listed in each
 * of their groups. Without jobs there is one group.
 */
export function groupLinesByJob<L extends PricedLineWithJobs>(lines: readonly L[]): JobGroup<L>[] {
  const groups = new Map<string, L[]>()
  const put = (job: string, line: L, qty: number) => {
    if (qty > 0) groups.set(job, [...(groups.get(job) ?? []), lineWithQuantity(line, qty)])
  }
  for (const line of lines) for (const { job, qty } of line.jobs ?? []) put(job, line, qty)
  for (const line of lines) put('', line, line.qty - assignedPieceCount(line.jobs))
  return [...groups].map(([job, its]) => ({
    job,
    lines: its,
    goods: sumDollars(its, ({ amount }) => amount),
    coreCharges: sumDollars(its, ({ coreAmount }) => coreAmount),
  }))
}

/** Whether a line is in any of the groups. */
export const isLineInJobGroups = (groups: readonly JobGroup<{ id: string }>[], id: string): boolean =>
  groups.some(({ lines }) => lines.some((line) => line.id === id))

/** Whether any line has a job. */
export const hasJobs = (lines: readonly QuantityWithJobs[]): boolean => lines.some(({ jobs = [] }) => jobs.length > 0)

const lineWithQuantity = <L extends PricedLineWithJobs>(line: L, qty: number): L =>
  qty === line.qty
    ? line
    : { ...line, qty, amount: multiplyDollars(line.unitPrice, qty), coreAmount: multiplyDollars(line.coreCharge, qty) }

const multiplyDollars = (usd: number, qty: number): number => dollarsOf((centsOf(usd) * qty) as Cents)

const sumDollars = <L>(lines: readonly L[], of: (line: L) => number): number =>
  dollarsOf(lines.reduce((all, line) => all + centsOf(of(line)), 0) as Cents)
