/** Everything the data room needs from its surroundings. The page, the worker and the tests each hand in their own. */
export interface Port {
  fetch: (request: Request) => Response | Promise<Response>
  /** Base of every call: '' for the same origin, else without a trailing slash. */
  baseUrl: string
  tenantId: string
  token: () => Promise<string | null>
  /** The language that is shown, a code of contract/locales.ts. Without it a call says none. */
  locale?: () => string | Promise<string>
  /** Milliseconds since 1970. */
  now: () => number
  /** Runs work while nobody else, in any tab or worker, runs work of that name. */
  exclusively: <T>(name: string, work: () => Promise<T>) => Promise<T>
}
