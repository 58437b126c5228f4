import argon2 from 'argon2'
import { createToken } from '#server/kernel/hashes.ts'

/** The cost of one argon2 hash: memory in KiB, passes, threads. */
export interface HashingCost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** Hashes and checks passwords and mailed codes with argon2id. The hash text contains salt and cost. */
export interface PasswordHasher {
  hash: (secret: string) => Promise<string>
  /**
   * Whether a secret matches a hash, which may have any cost. If the hash is `null` because there is no account or code, the check takes
   * the same time and returns false.
   */
  matches: (secret: string, hash: string | null) => Promise<boolean>
  /** Whether a hash has another cost than new hashes and should be replaced. */
  needsRehash: (hash: string) => boolean
}

/** Encodes a secret as bytes in the Unicode form NFC, because keyboards may encode one letter in two ways. */
const secretBytes = (secret: string) => Buffer.from(secret.normalize('NFC'))

export function createHasher(cost: HashingCost): PasswordHasher {
  const hash = (secret: string) => argon2.hash(secretBytes(secret), cost)
  // A hash that matches no secret. It is created at start, so that the first wrong attempt takes as long as later ones.
  const nobodys = hash(createToken())
  return {
    hash,
    matches: async (secret, kept) => {
      const matches = await argon2.verify(kept ?? (await nobodys), secretBytes(secret))
      return kept !== null && matches
    },
    needsRehash: (kept) => argon2.needsRehash(kept, cost),
  }
}

/**
 * The hasher with the shop's cost, which is OWASP's minimum for argon2id: 19 MiB and two passes. A hash takes about 40 ms of processor
 * time.
 */
export const shopPasswordHasher = createHasher({ memoryCost: 19_456, timeCost: 2, parallelism: 1 })
