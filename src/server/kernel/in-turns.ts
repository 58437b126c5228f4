import { setImmediate as turn } from 'node:timers/promises'

/** What work in steps comes to, done so that others have their turn between two of them. */
export async function inTurns<Result>(steps: Generator<unknown, Result>): Promise<Result> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await turn()
  }
}
