import type { Page } from './primitives.ts'

/** Returns the rows of a list that one page shows. */
export const pageSlice = <T extends { length: number }>(
  list: { slice: (from: number, to: number) => T },
  pageNo: number,
  pageSize: number,
): T => list.slice((pageNo - 1) * pageSize, pageNo * pageSize)

/** Returns a page of results (section 3 of the specification, "Pagination"). */
export const pageResult = <Row>(records: Row[], total: number, pageNo: number, pageSize: number): Page<Row> => ({
  records,
  total,
  size: pageSize,
  current: pageNo,
  pages: Math.ceil(total / pageSize),
})
