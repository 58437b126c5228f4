/**
 * Runs work on items in order, a limited number at once. After a failure no more work begins. Rejects with the first failure when all work
 * that was running has ended, so that nothing changes after the rejection.
 */
export async function runSeveralAtOnce<Item>(items: Iterable<Item>, most: number, work: (item: Item) => Promise<unknown>): Promise<void> {
  const waiting = [...items].values()
  const failures: unknown[] = []
  const hand = async () => {
    for (const item of waiting) {
      if (failures.length > 0) return
      try {
        await work(item)
      } catch (error) {
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: most }, hand))
  if (failures.length > 0) throw failures[0]
}
