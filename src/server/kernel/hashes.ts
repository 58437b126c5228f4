import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/**
 * Returns a random secret of 256 bits in base64url, for tokens and mailed links. It cannot be guessed, so a fast hash protects it well
 * enough.
 */
export const createToken = (): string => randomBytes(32).toString('base64url')

/** Returns a random code of six digits. */
export const createNumericCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')

/** Compares two hashes in constant time, so that the time does not show where they differ. */
export const areHashesEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Returns the normalized form of an e-mail address. Two addresses with the same form are the same address. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase()
