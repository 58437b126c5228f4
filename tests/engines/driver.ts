/** What can be handed into a page and back: it crosses as JSON. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain }

/** How a browser ends: as a person closes it, or as the system ends it when memory runs short. */
export type End = 'closed' | 'killed'

/** One browser with a profile of its own, driven as little as possible: everything else is made of these in hands.ts. */
export interface Driver {
  readonly engine: string
  readonly version: string
  /** Opens an address and waits until the document has been read. */
  goto: (url: string) => Promise<void>
  /** Runs a function in the page. It sees only what it is given. */
  evaluate: <Given extends readonly Plain[], Result>(
    work: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ) => Promise<Result>
  /** Presses with the pointer at a point of the viewport, in CSS pixels. */
  press: (x: number, y: number) => Promise<void>
  /** Types into whatever has the focus, key by key. `Enter` is a newline. */
  type: (text: string) => Promise<void>
  /** Shows an empty tab instead of the page, which the page learns as being out of sight. */
  lookAway: () => Promise<void>
  /** Closes that tab: the page is in sight again. */
  lookBack: () => Promise<void>
  /** Ends the service worker, and nothing else, as engines do to save memory. Null where there is no way to do that. */
  stopWorker: (() => Promise<void>) | null
  /** Ends every process of the browser and starts it again with the same profile, on an empty page. */
  restart: (end: End) => Promise<void>
  close: () => Promise<void>
}

/** Starts a browser whose profile lives in `folder`. */
export type Start = (folder: string) => Promise<Driver>

/** The source of an expression that runs a function in the page and gives its result as JSON, or `null` for nothing. */
export function sourceOf(work: (...given: never[]) => unknown, given: readonly Plain[]): string {
  // The compiler that runs these files wraps named functions in a helper of this name.
  const helper = 'const __name = (named) => named;'
  return `(async () => { ${helper} return JSON.stringify((await (${work})(...${JSON.stringify(given)})) ?? null) })()`
}
