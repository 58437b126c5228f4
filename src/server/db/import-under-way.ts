let many = 0

/** Runs an import and marks this process as importing until it ends. */
export async function trackImport<T>(work: () => Promise<T>): Promise<T> {
  many += 1
  try {
    return await work()
  } finally {
    many -= 1
  }
}

/**
 * Whether this process is importing. Background work should wait. With the embedded database both would share one connection. Also, files
 * built from the catalogue would soon be out of date.
 */
export const isImporting = (): boolean => many > 0
