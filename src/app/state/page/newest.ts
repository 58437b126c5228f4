/**
 * Tells which of several requests is the newest, because only its result may be used. Each request begins by calling the returned function,
 * and gets a function that tells whether it is still the newest. Beginning a new request makes the older ones outdated.
 */
export function createLatestCallGuard(): () => () => boolean {
  let newest = 0
  return () => {
    newest += 1
    const mine = newest
    return () => mine === newest
  }
}

/**
 * Returns a function that reads something, of which only the newest result is shown. It resolves when its own result, or a newer one, is
 * shown.
 */
export function createLatestCallReader(read: (isNewest: () => boolean) => Promise<void>): () => Promise<void> {
  const begin = createLatestCallGuard()
  let latest = Promise.resolve()
  return () => {
    const isNewest = begin()
    latest = read(isNewest).then(() => (isNewest() ? undefined : latest))
    return latest
  }
}
