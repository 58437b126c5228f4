let held: number | null = null

/**
 * Words that depend on the time are drawn as of this moment (ISO 8601), and no clock is asked: the one at which the server drew the page, until the
 * page is the app's own. A device may be a year ahead, and would draw another page than it was sent.
 */
export function holdInstant(asOf: string): void {
  held = Date.parse(asOf)
}

/** From now on it is what the clock says. */
export function releaseInstant(): void {
  held = null
}

/** The moment that the page is drawn for, milliseconds since 1970. */
export const shownNow = (): number => held ?? Date.now()
