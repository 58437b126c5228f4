import type { Mirror } from '#data/mirror/open.ts'

let held: Mirror | null = null

/** Says whose database on this device the page uses. Called once, before anything is remembered; it opens nothing yet. */
export function connectMirror(tenantId: string, open: (tenantId: string) => Mirror = openLater): void {
  held = open(tenantId)
}

/** The database whose code comes with its first use: the first paint needs none of it. */
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

/** The device's database itself, for whoever must know when it fails. Null before `connectMirror`. */
export const connectedMirror = (): Mirror | null => held

/**
 * Runs work on the device's database; `otherwise` when there is none (a private window, a full disk). What the device remembers is a
 * comfort: without it the shop still sells.
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
