import { groupOf, type Measured, type Standing, type StandingFigures } from './figure.ts'

/** A figure fails when it is more than so many times what stands. */
export const WORSE_BY = 1.5

/** From this on other programs were in the way (`contentionNow`). On a quiet machine the server, just started, gives up to 1.34. */
const CONTENDED_FROM = 1.4
/** Up to so many times what stands, a figure with contention is only named: two busy programs make waits 1.7 times as long. */
const CONTENDED_WORSE_BY = 3

/**
 * How a figure of now stands to the file. `contended`: it would be worse, but other programs had the processor meanwhile. `better`: by so much
 * that a later fall would go unnoticed unless it is written down. `unwritten`: it is not in the file. `unmeasured`: nobody measured what is
 * in the file, or what was measured is no number.
 */
export type Verdict = 'holds' | 'contended' | 'better' | 'worse' | 'unwritten' | 'unmeasured'

export interface Compared {
  name: string
  verdict: Verdict
  measured?: Measured
  standing?: Standing
  /** The largest ratio that holds. */
  limit?: number
}

const failing: ReadonlySet<Verdict> = new Set<Verdict>(['worse', 'unwritten', 'unmeasured'])

/** Whether a run with this in it fails; what is better is only said. */
export const fails = ({ verdict }: Compared): boolean => failing.has(verdict)

/** Holds what was measured against the file; of the file only the groups that were to be measured. */
export function compare(measured: readonly Measured[], standing: StandingFigures, groups: readonly string[]): Compared[] {
  const names = new Set(measured.map(({ name }) => name))
  const missing = Object.entries(standing).filter(([name]) => groups.includes(groupOf(name)) && !names.has(name))
  return [
    ...measured.map((one) => compareOne(one, standing[one.name])),
    ...missing.map(([name, one]): Compared => ({ name, verdict: 'unmeasured', standing: one })),
  ]
}

function compareOne(measured: Measured, standing: Standing | undefined): Compared {
  const { name, ratio, unnoticed = 0, contention = 1 } = measured
  if (standing === undefined) return { name, verdict: Number.isFinite(ratio) ? 'unwritten' : 'unmeasured', measured }
  const limit = Math.max(WORSE_BY * standing.ratio, unnoticed)
  const verdict = verdictOf(ratio, standing.ratio, limit)
  const excused = verdict === 'worse' && contention >= CONTENDED_FROM && ratio <= CONTENDED_WORSE_BY * standing.ratio
  return { name, verdict: excused ? 'contended' : verdict, measured, standing, limit }
}

function verdictOf(ratio: number, standing: number, limit: number): Verdict {
  if (!Number.isFinite(ratio)) return 'unmeasured'
  if (ratio > limit) return 'worse'
  // What nobody notices may be anything: it is never better either.
  return ratio * WORSE_BY < standing && standing * WORSE_BY >= limit ? 'better' : 'holds'
}
