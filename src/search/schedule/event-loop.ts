/** A function that is awaited between two steps of work, so that other work can run. */
export type Pause = () => Promise<void>

/** For work that nobody waits behind, as on a device. */
export const noPause: Pause = async () => undefined

/** What the schedule needs from where it runs. Tests have a clock of their own. */
export interface EventLoop {
  /** Milliseconds, never decreasing. */
  now: () => number
  /** Lets everything run that is ready, such as requests that have arrived. */
  turn: Pause
  /** Runs work later, without keeping the process alive for it. The returned function cancels it. */
  later: (work: () => void, ms: number) => () => void
}
