/** Runs a generator of work steps to its end, without pauses, and returns its result. */
export function runAllSteps<Result>(steps: Generator<unknown, Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
