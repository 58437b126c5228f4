/** The environment of the data room. Page, worker and tests each supply their own. */
export interface Port {
  fetch: (request: Request) => Response | Promise<Response>
  /** Base URL of every call: '' for the same origin, otherwise without trailing slash. */
  baseUrl: string
  tenantId: string
  token: () => Promise<string | null>
  /** The current language, a code of contract/locales.ts. Without it calls send none. */
  locale?: () => string | Promise<string>
  /** Milliseconds since 1970. */
  now: () => number
  /** Runs work exclusively: no other tab or worker runs work of the same name. */
  exclusively: <T>(name: string, work: () => Promise<T>) => Promise<T>
}
