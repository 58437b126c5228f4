/** Awaited between two steps of work, so that other work can run. */
export type Pause = () => Promise<void>

/** Number of items per step: a few milliseconds of work. */
const AT_ONCE = 50

/** Maps items asynchronously, in order, a limited number at once. */
export async function inSteps<One, Made>(
  all: readonly One[],
  pause: Pause,
  make: (one: One, at: number) => Made | Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = []
  for (let from = 0; from < all.length; from += AT_ONCE) {
    await pause()
    made.push(...(await Promise.all(all.slice(from, from + AT_ONCE).map((one, at) => make(one, from + at)))))
  }
  return made
}
