/** The server's clock, in milliseconds since 1970. Tests provide their own clock. */
export interface Clock {
  now: () => number
}

export const systemClock: Clock = { now: () => Date.now() }
