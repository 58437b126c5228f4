/** Paths of calls that carry parameters, written `:name`, each exactly one segment. The rest of the input travels as query or body. */
const PARAMETER = /:([a-z]+)/gi

export interface FilledPath {
  path: string
  /** The input without what went into the path. */
  rest: Record<string, unknown>
}

/** Puts the named parts of an input into the path of a call. */
export function fillCallPath(pattern: string, input: Record<string, unknown>): FilledPath {
  const rest = { ...input }
  const path = pattern.replace(PARAMETER, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value ?? ''))
  })
  return { path, rest }
}

/** The same path as OpenAPI writes it: `{name}`. */
export const braced = (pattern: string): string => pattern.replace(PARAMETER, '{$1}')
