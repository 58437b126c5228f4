let runningImportCount = 0

/** Runs an import and marks this process as importing until the import ends. */
export async function trackImport<T>(work: () => Promise<T>): Promise<T> {
  runningImportCount += 1
  try {
    return await work()
  } finally {
    runningImportCount -= 1
  }
}

/**
 * Whether this process is running an import. Background work should wait until it ends, because with the embedded database both would share
 * one connection. Also, files built from the catalogue would soon be out of date.
 */
export const isImporting = (): boolean => runningImportCount > 0
