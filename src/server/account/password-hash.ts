import argon2 from 'argon2'
import { makeToken } from '#server/kernel/hashes.ts'

/** What one hash costs whoever makes or checks it: kibibytes of memory, passes over them, threads. */
export interface HashCost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** Makes and checks hashes of passwords and mailed codes: argon2id, with its own salt and cost in the text. */
export interface Hasher {
  hash: (secret: string) => Promise<string>
  /**
   * Whether a secret matches, whatever the hash cost. With no hash at all (`null`: no such account, no such code) the work of one is done
   * and the answer is no.
   */
  matches: (secret: string, hash: string | null) => Promise<boolean>
  /** Whether a hash was made at another cost than new ones are. */
  needsRehash: (hash: string) => boolean
}

/** Two keyboards may spell one letter in two ways; NFC makes them one. */
const bytesOf = (secret: string) => Buffer.from(secret.normalize('NFC'))

export function hasherOf(cost: HashCost): Hasher {
  const hash = (secret: string) => argon2.hash(bytesOf(secret), cost)
  // A hash that nothing matches. Made at once, so that the first wrong guess takes as long as the second.
  const nobodys = hash(makeToken())
  return {
    hash,
    matches: async (secret, kept) => {
      const matches = await argon2.verify(kept ?? (await nobodys), bytesOf(secret))
      return kept !== null && matches
    },
    needsRehash: (kept) => argon2.needsRehash(kept, cost),
  }
}

/**
 * The shop's own. OWASP's smallest advice for argon2id: 19 MiB, two passes. About 40 ms of one core, so a guess costs and a sign-in does
 * not.
 */
export const shopHasher = hasherOf({ memoryCost: 19_456, timeCost: 2, parallelism: 1 })
