/**
 * Questions of which only the newest counts: each begins, and asks afterwards whether no other has begun since. Whoever wants no answer any
 * more begins one that nobody asks.
 */
export function newestOnly(): () => () => boolean {
  let newest = 0
  return () => {
    newest += 1
    const mine = newest
    return () => mine === newest
  }
}

/** A reading of which only the newest is shown: it resolves when what it read, or something newer, is shown. */
export function newestReading(read: (isNewest: () => boolean) => Promise<void>): () => Promise<void> {
  const begin = newestOnly()
  let latest = Promise.resolve()
  return () => {
    const isNewest = begin()
    latest = read(isNewest).then(() => (isNewest() ? undefined : latest))
    return latest
  }
}
