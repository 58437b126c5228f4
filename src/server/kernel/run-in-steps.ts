import { setImmediate as turn } from 'node:timers/promises'

/** Runs a generator to its end and returns its result. Between two steps of the generator the event loop can handle other work. */
export async function runInSteps<Result>(steps: Generator<unknown, Result>): Promise<Result> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await turn()
  }
}
