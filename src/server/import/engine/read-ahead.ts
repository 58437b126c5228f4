/** The same, with the next one under way while one is worked on: a file is read on while the database writes. */
export async function* readAhead<T>(all: AsyncIterable<T>): AsyncGenerator<T, void> {
  const reader = all[Symbol.asyncIterator]()
  const readNext = () => {
    const next = reader.next()
    // Whoever takes it hears of what went wrong.
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
    // Not waited for: it ends behind what is being read, and that may never come.
    reader.return?.().catch(() => undefined)
  }
}
