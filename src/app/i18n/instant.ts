let frozenRenderTimeMs: number | null = null

/**
 * Fixes the current time for rendering (ISO 8601): to the time of the server's rendering, until hydration is complete. The device's clock
 * may differ, and would give another page than the server rendered.
 */
export function freezeRenderTime(asOf: string): void {
  frozenRenderTimeMs = Date.parse(asOf)
}

/** Ends the fixed time for rendering: from now on the device's clock is used. */
export function unfreezeRenderTime(): void {
  frozenRenderTimeMs = null
}

/** Returns the current time for rendering, in milliseconds since 1970. */
export const renderTimeMs = (): number => frozenRenderTimeMs ?? Date.now()
