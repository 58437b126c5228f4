/**
 * What the code in this folder needs from where it runs, such as `fetch` and the token. The page, the worker and the tests each supply
 * their own.
 */
export interface Port {
  fetch: (request: Request) => Response | Promise<Response>
  /** Base URL of every call: '' for the same origin, otherwise without a slash at the end. */
  baseUrl: string
  tenantId: string
  token: () => Promise<string | null>
  /** Returns the current language, a code of contract/locale/locales.ts. Without this function, calls send no language. */
  locale?: () => string | Promise<string>
  /** Returns the current time in milliseconds since 1970. */
  now: () => number
  /** Runs work exclusively: no other tab or worker runs work of the same name at the same time. */
  exclusively: <T>(name: string, work: () => Promise<T>) => Promise<T>
}
