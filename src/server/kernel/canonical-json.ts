/**
 * Returns JSON text with sorted keys, so that the order of fields does not matter. The schema of the input limits its depth, so the
 * recursion cannot overflow the stack.
 */
export const canonicalJson = (input: unknown): string =>
  JSON.stringify(input, (_, value: unknown) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).sort(compareEntryNames)) : value,
  )

const compareEntryNames = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1)
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
