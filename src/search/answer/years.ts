import type { YearSpan } from '#contract/vehicle/years.ts'

/** Years in the wire format, which omits open ends. */
export const years = ({ from, to }: YearSpan): { yearFrom?: number; yearTo?: number } => ({
  ...(from === null ? {} : { yearFrom: from }),
  ...(to === null ? {} : { yearTo: to }),
})
