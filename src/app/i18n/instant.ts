let held: number | null = null

/**
 * Fixes the current time for rendering (ISO 8601): the time of the server's rendering, until hydration is complete. The device's clock may
 * differ, and would render another page than the server did.
 */
export function holdInstant(asOf: string): void {
  held = Date.parse(asOf)
}

/** From now on the device's clock is used. */
export function releaseInstant(): void {
  held = null
}

/** The current time for rendering, milliseconds since 1970. */
export const shownNow = (): number => held ?? Date.now()
