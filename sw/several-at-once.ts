/**
 * Runs work on items in order, a limited number at once. Rejects with the first failure: work that is running then ends, and no more work
 * begins.
 */
export async function runSeveralAtOnce<Item>(items: Iterable<Item>, most: number, work: (item: Item) => Promise<unknown>): Promise<void> {
  const waiting = [...items].values()
  let failed = false
  const hand = async () => {
    for (const item of waiting) {
      if (failed) return
      try {
        await work(item)
      } catch (error) {
        failed = true
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: most }, hand))
}
