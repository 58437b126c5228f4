/**
 * Tracks requests of which only the newest counts. Each request begins with a call of the returned function, and gets a function that tells
 * whether it is still the newest. To cancel, begin a new one.
 */
export function newestOnly(): () => () => boolean {
  let newest = 0
  return () => {
    newest += 1
    const mine = newest
    return () => mine === newest
  }
}

/** A read operation of which only the newest result is shown: it resolves when its result, or a newer one, is shown. */
export function newestReading(read: (isNewest: () => boolean) => Promise<void>): () => Promise<void> {
  const begin = newestOnly()
  let latest = Promise.resolve()
  return () => {
    const isNewest = begin()
    latest = read(isNewest).then(() => (isNewest() ? undefined : latest))
    return latest
  }
}
