import type { EventLoopAccess } from './event-loop.ts'

/** The pause in ms before a run of the task that no caller waits for. */
const PAUSE_BEFORE_RUN_MS = 100

/** Runs one task repeatedly. Two runs never overlap. */
export class SerialTask {
  #last: Promise<void> = Promise.resolve()
  /** The next run of the task, while it has not started. Callers that request a run can share it. */
  #waiting: Promise<void> | null = null
  /** Whether a run is scheduled that begins after the pause. */
  #isSoon = false

  constructor(
    private readonly work: () => Promise<void>,
    private readonly scheduleLater: EventLoopAccess['scheduleLater'],
  ) {}

  /** Runs the task after the active run has ended. `first` is called directly before the task. Rejects if the task rejects. */
  runAfterActive(first?: () => Promise<void>): Promise<void> {
    if (this.#waiting !== null && first === undefined) return this.#waiting
    const mine = this.#last
      .catch(() => undefined)
      .then(() => {
        if (this.#waiting === mine) this.#waiting = null
        return first?.()
      })
      .then(this.work)
    this.#waiting ??= mine
    this.#last = mine
    // The caller receives the error. Without a caller the error is ignored, because the next run follows anyway.
    mine.catch(() => undefined)
    return mine
  }

  /** Runs the task after a short pause. All requests for a run during the pause get the same run. */
  runSoon(): void {
    if (this.#isSoon) return
    this.#isSoon = true
    this.scheduleLater(() => {
      this.#isSoon = false
      void this.runAfterActive().catch(() => undefined)
    }, PAUSE_BEFORE_RUN_MS)
  }
}
