import type { ValueComparison } from './compare-values.ts'

/** How many attributes compare in which way. */
export interface VerdictCounts {
  same: number
  fits: number
  matters: number
  unknown: number
}

/**
 * What the facts say about a candidate as a whole. `other-kind`: the parts are of two kinds. `does-not-fit`: at least one difference
 * stops it. `not-known`: something decisive is unknown, or nothing that decides can be compared. `check`: nothing stops it, but
 * something has to be looked at. `fits`: everything that decides is known and fits.
 */
export interface Verdict {
  type: 'other-kind' | 'does-not-fit' | 'not-known' | 'check' | 'fits'
  counts: VerdictCounts
}

interface JudgedRow {
  comparison: ValueComparison
  isDecisive: boolean
}

/** Returns the verdict from the rows of a comparison. It never says `fits` while a decisive attribute is unknown. */
export function verdictOf(rows: readonly JudgedRow[], isComparable: boolean): Verdict {
  const count = (type: JudgedRow['comparison']['type']) => rows.filter(({ comparison }) => comparison.type === type).length
  const counts = { same: count('same'), fits: count('fits'), matters: count('matters'), unknown: count('unknown') }
  return { type: isComparable ? verdictTypeOf(rows) : 'other-kind', counts }
}

function verdictTypeOf(rows: readonly JudgedRow[]): Verdict['type'] {
  if (rows.some(({ comparison }) => comparison.type === 'matters' && comparison.isObstacle)) return 'does-not-fit'
  const decisive = rows.filter(({ isDecisive }) => isDecisive)
  if (decisive.length === 0 || decisive.some(({ comparison }) => comparison.type === 'unknown')) return 'not-known'
  return rows.some(({ comparison }) => comparison.type === 'matters') ? 'check' : 'fits'
}
