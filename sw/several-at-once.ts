/**
 * Runs work on items in order, at most `most` at once. After a failure it starts no more work, waits for the work that is still running, and
 * then rejects with the first failure. So nothing changes after the rejection.
 */
export async function runSeveralAtOnce<Item>(items: Iterable<Item>, most: number, work: (item: Item) => Promise<unknown>): Promise<void> {
  const waiting = [...items].values()
  const failures: unknown[] = []
  const runNext = async () => {
    for (const item of waiting) {
      if (failures.length > 0) return
      try {
        await work(item)
      } catch (error) {
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: most }, runNext))
  if (failures.length > 0) throw failures[0]
}
