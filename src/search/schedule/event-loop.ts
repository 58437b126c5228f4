/** A function that is awaited between two steps of work, so that other work can run. */
export type WorkPause = () => Promise<void>

/** A pause that does nothing. It is used where no other work waits, as on a device. */
export const noPause: WorkPause = async () => undefined

/** The functions of its environment that the search schedule needs: a clock and timers. Tests supply a clock of their own. */
export interface EventLoopAccess {
  /** Milliseconds, never decreasing. */
  now: () => number
  /** Lets everything run that is ready, such as requests that have arrived. */
  yieldToEventLoop: WorkPause
  /** Runs work later, without keeping the process alive for it. The returned function cancels it. */
  scheduleLater: (work: () => void, ms: number) => () => void
}
