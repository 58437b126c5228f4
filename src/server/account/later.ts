import type { Report } from '#server/http/on-error.ts'

/**
 * Work that a reply does not wait for. What differs between a known and an unknown e-mail address is done here, so that neither the answer nor the time
 * it takes can tell them apart.
 */
export interface Later {
  run: (what: string, work: () => Promise<void>) => void
  /** Resolves when nothing is under way: for a clean stop, and for tests. */
  idle: () => Promise<void>
}

export function later(report: Report): Later {
  const running = new Set<Promise<void>>()
  return {
    run: (what, work) => {
      const done = work()
        .catch((cause) => report(what, cause))
        .finally(() => running.delete(done))
      running.add(done)
    },
    idle: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

/** Waits for what is under way, but no longer than this. Says whether all of it has ended. */
export async function inTime({ idle }: Pick<Later, 'idle'>, mostMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), mostMs)
  })
  const ended = await Promise.race([idle().then(() => true), over])
  clearTimeout(timer)
  return ended
}
