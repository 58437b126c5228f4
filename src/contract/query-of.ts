/** The query of a GET: only what is not empty (specification, section 7, aggregation/search), sorted, so that equal questions have equal addresses. */
export function queryOf(input: Record<string, unknown>): string {
  const pairs = Object.entries(input)
    .filter(([, value]) => value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0))
    .map(([key, value]): [string, string] => [key, Array.isArray(value) ? value.join('|') : String(value)])
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return new URLSearchParams(pairs).toString()
}
