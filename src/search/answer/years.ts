import type { YearSpan } from '#contract/vehicle/years.ts'

/** Years as the wire has them: an open end is left out. */
export const years = ({ from, to }: YearSpan): { yearFrom?: number; yearTo?: number } => ({
  ...(from === null ? {} : { yearFrom: from }),
  ...(to === null ? {} : { yearTo: to }),
})
