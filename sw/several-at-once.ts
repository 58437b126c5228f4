/**
 * Does work on each item, in their order, so many at a time. Rejects with the first failure; what has begun ends by itself, nothing more is
 * begun.
 */
export async function severalAtOnce<Item>(items: Iterable<Item>, most: number, work: (item: Item) => Promise<unknown>): Promise<void> {
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
