import { setImmediate as turn } from 'node:timers/promises'

let many = 0
let servedAt = performance.now()
/** Those who wait until nobody is served. */
const waiting = new Set<() => void>()

/** Answers somebody, and says so meanwhile to what can wait. */
export async function serving<T>(work: () => Promise<T>): Promise<T> {
  many += 1
  try {
    return await work()
  } finally {
    many -= 1
    servedAt = performance.now()
    if (many === 0) for (const one of waiting) one()
  }
}

/** For how many ms nobody has asked for anything; 0 while somebody is being answered. */
export const quietMs = (): number => (many > 0 ? 0 : performance.now() - servedAt)

/**
 * Lets those pass who are being answered, but waits no longer than this: between the steps of long work in the process that serves the
 * shop. A customer's answer is several questions to the database, and would otherwise wait for a step of it before each.
 */
export async function giveWay(mostMs = 25): Promise<void> {
  // Whoever has asked meanwhile is heard first.
  await turn()
  if (many === 0) return
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      waiting.delete(end)
      resolve()
    }
    const timer = setTimeout(end, mostMs)
    waiting.add(end)
  })
}
