import type { YearSpan } from '#contract/kernel/years.ts'

/** Converts a range of years to the wire format, which omits open ends. */
export const yearsToWire = ({ from, to }: YearSpan): { yearFrom?: number; yearTo?: number } => ({
  ...(from === null ? {} : { yearFrom: from }),
  ...(to === null ? {} : { yearTo: to }),
})
