/**
 * Returns the page numbers to show, with null for gaps: 1 … 4 5 6 … 20. They are never more than seven, so that the row keeps its width.
 */
export function pageNumbersToShow(current: number, pages: number): (number | null)[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, at) => at + 1)
  if (current <= 4) return [1, 2, 3, 4, 5, null, pages]
  if (current >= pages - 3) return [1, null, pages - 4, pages - 3, pages - 2, pages - 1, pages]
  return [1, null, current - 1, current, current + 1, null, pages]
}
