/** A function that is awaited between two steps of work, so that other work can run. */
export type PauseWork = () => Promise<void>

/** For work that nobody waits behind, as on a device. */
export const noPause: PauseWork = async () => undefined

/** What the schedule needs from where it runs. Tests have a clock of their own. */
export interface EventLoopAccess {
  /** Milliseconds, never decreasing. */
  now: () => number
  /** Lets everything run that is ready, such as requests that have arrived. */
  turn: PauseWork
  /** Runs work later, without keeping the process alive for it. The returned function cancels it. */
  scheduleLater: (work: () => void, ms: number) => () => void
}
