import type { MirrorDatabase } from '#data/mirror/open.ts'

let currentMirror: MirrorDatabase | null = null

/** Sets which shop (tenant) the device's database belongs to. Called once, before its first use. It does not open the database yet. */
export function connectMirror(tenantId: string, open: (tenantId: string) => MirrorDatabase = openMirrorLazily): void {
  currentMirror = open(tenantId)
}

/** Returns a database whose code is loaded when it is first used, because the first paint does not need it. */
function openMirrorLazily(tenantId: string): MirrorDatabase {
  let opening: Promise<MirrorDatabase> | null = null
  const open = () => {
    opening ??= import('#data/mirror/open.ts').then(
      ({ openMirrorDatabase }) => openMirrorDatabase(tenantId),
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

/** Returns the device's database for callers that handle its failure themselves; null before `connectMirror`. */
export const connectedMirror = (): MirrorDatabase | null => currentMirror

/**
 * Runs work on the device's database. Returns `otherwise` if the database is not available (a private window, a full disk), because the
 * shop must work without it.
 */
export async function withMirror<T>(work: (mirror: MirrorDatabase) => Promise<T>, otherwise: T): Promise<T> {
  if (currentMirror === null) return otherwise
  try {
    return await work(currentMirror)
  } catch (error) {
    console.warn('This device cannot remember', error)
    return otherwise
  }
}
