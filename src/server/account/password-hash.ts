import argon2 from 'argon2'
import { makeToken } from './hashes.ts'

/** OWASP's smallest advice for argon2id: 19 MiB, two passes. About 40 ms of one core, so a guess costs and a sign-in does not. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Two keyboards may spell one letter in two ways; NFC makes them one. */
const bytesOf = (secret: string) => Buffer.from(secret.normalize('NFC'))

/** argon2id of a password or a mailed code, with its own salt and cost in the text. */
export const hashSecret = (secret: string): Promise<string> => argon2.hash(bytesOf(secret), COST)

/** A hash that nothing matches. Made at once, so that the first wrong guess takes as long as the second. */
const nobodys = hashSecret(makeToken())

/** Whether a secret matches. With no hash at all (`null`: no such account, no such code) the same work is done and the answer is no. */
export async function secretMatches(secret: string, hash: string | null): Promise<boolean> {
  const matches = await argon2.verify(hash ?? (await nobodys), bytesOf(secret))
  return hash !== null && matches
}
