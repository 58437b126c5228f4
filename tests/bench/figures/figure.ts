/** The contention of what other programs do not change: bytes, and memory. */
export const NO_CONTENTION = 1

/** A figure as it was measured now. */
export interface Measured {
  /** The group it belongs to, a colon and what it is of: 'pages: first'. */
  name: string
  /** How many times its reference it takes, both measured by turns in the same run, so that the machine hardly matters, or a constant for bytes and memory. More is worse. */
  ratio: number
  /** Up to this ratio nobody would notice, whatever stands in the file: for what is nearly nothing, where chance alone makes it several times as much. */
  unnoticed?: number
  /** How much other programs were in the way (`contentionNow`). Left out: not at all. */
  contention?: number
  /** What was measured of both, to be read by people. */
  took: string
  reference: string
}

/** What stands of a figure in `tests/bench/figures.json`. */
export interface Standing {
  ratio: number
  /** When it was last changed, as 2026-11-29, and why. */
  date: string
  reason: string
}

export type StandingFigures = Readonly<Record<string, Standing>>

/** The group of a figure, by its name. */
export const groupOf = (name: string): string => name.split(':')[0] ?? ''
