let many = 0

/** Runs an import, and says so meanwhile to what can wait. */
export async function importing<T>(work: () => Promise<T>): Promise<T> {
  many += 1
  try {
    return await work()
  } finally {
    many -= 1
  }
}

/**
 * Whether this process imports. What nobody waits for should let it pass: on the embedded database both would share one connection, and
 * what is made of a catalogue that is about to change is out of date when it is done.
 */
export const isImporting = (): boolean => many > 0
