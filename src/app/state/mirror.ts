import { type Mirror, openMirror } from '#data/mirror/open.ts'

let held: Mirror | null = null

/** Says whose database on this device the page uses. Called once, before anything is remembered; it opens nothing yet. */
export function connectMirror(tenantId: string, open: (tenantId: string) => Mirror = openMirror): void {
  held = open(tenantId)
}

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
