import type { WorkPause } from './event-loop.ts'

/** Runs a generator to its end and returns its result. Between two steps of the generator other work can run. */
export async function runInSteps<Result>(steps: Generator<unknown, Result>, pause: WorkPause): Promise<Result> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await pause()
  }
}

/** Collects all values of a generator. Between two values other work can run. */
export async function collectInSteps<Step>(steps: Iterable<Step>, pause: WorkPause): Promise<Step[]> {
  const all: Step[] = []
  for (const step of steps) {
    all.push(step)
    await pause()
  }
  return all
}
