import type { Page } from './primitives.ts'

/** The rows of a list that a page shows. */
export const pageSlice = <T extends { length: number }>(
  list: { slice: (from: number, to: number) => T },
  pageNo: number,
  pageSize: number,
): T => list.slice((pageNo - 1) * pageSize, pageNo * pageSize)

/** A page of results (specification, section 3, Pagination). */
export const pageResult = <Row>(records: Row[], total: number, pageNo: number, pageSize: number): Page<Row> => ({
  records,
  total,
  size: pageSize,
  current: pageNo,
  pages: Math.ceil(total / pageSize),
})
