import type { Mirror } from '#data/mirror/open.ts'

let held: Mirror | null = null

/** Sets the tenant of the local database. Called once, before its first use; it opens nothing yet. */
export function connectMirror(tenantId: string, open: (tenantId: string) => Mirror = openLater): void {
  held = open(tenantId)
}

/** A database whose code is loaded on first use, because the first paint does not need it. */
function openLater(tenantId: string): Mirror {
  let opening: Promise<Mirror> | null = null
  const open = () => {
    opening ??= import('#data/mirror/open.ts').then(
      ({ openMirror }) => openMirror(tenantId),
      (error: unknown) => {
        opening = null
        throw error
      },
    )
    return opening
  }
  return {
    run: async (work) => (await open()).run(work),
    close: async () => (await opening)?.close(),
  }
}

/** The local database itself, for callers that handle its failure. Null before `connectMirror`. */
export const connectedMirror = (): Mirror | null => held

/**
 * Runs work on the local database; returns `otherwise` if it is unavailable (a private window, a full disk). The shop must work without
 * local data.
 */
export async function withMirror<T>(work: (mirror: Mirror) => Promise<T>, otherwise: T): Promise<T> {
  if (held === null) return otherwise
  try {
    return await work(held)
  } catch (error) {
    console.warn('This device cannot remember', error)
    return otherwise
  }
}
