/**
 * Yields the same values as `all`, but already asks for the next value while the current one is processed. So a file is read while the
 * database writes.
 */
export async function* prefetchNextItem<T>(all: AsyncIterable<T>): AsyncGenerator<T, void> {
  const reader = all[Symbol.asyncIterator]()
  const readNext = () => {
    const next = reader.next()
    // The error of a failed read is thrown when its value is taken.
    next.catch(() => undefined)
    return next
  }
  try {
    for (let next = await readNext(); !next.done; ) {
      const ahead = readNext()
      yield next.value
      next = await ahead
    }
  } finally {
    // The call of `return` is not awaited, because it would wait for the current read, which may never end.
    reader.return?.().catch(() => undefined)
  }
}
