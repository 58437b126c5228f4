/** Of what a part of the bench is measured. */
export interface Bench {
  /** Where databases lie; the next part finds what was filled there. */
  folder: string
  /** So many parts the large shop has. */
  parts: number
  port: number
  /** Folders of other revisions, which are measured before this one. */
  otherSources: readonly string[]
}

/** The small shop has as many parts as the demo. */
export const START_PARTS = 12_000
