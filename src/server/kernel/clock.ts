/** The server's source of time, in milliseconds since 1970. Tests provide their own. */
export interface Clock {
  now: () => number
}

export const systemClock: Clock = { now: () => Date.now() }
