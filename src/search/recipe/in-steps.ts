/** Waited for between two steps of work, so that others get their turn. */
export type Pause = () => Promise<void>

/** Some milliseconds of work. */
const AT_ONCE = 50

/** What is made of each of these, in their order, so many at once. */
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
