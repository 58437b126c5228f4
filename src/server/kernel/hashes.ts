import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** 256 random bits, base64url: tokens and the secrets of links. Too many to guess, so a quick hash of them is enough. */
export const makeToken = (): string => randomBytes(32).toString('base64url')

/** Six random digits. */
export const makeCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Compares two hashes in a time that does not depend on where they differ. */
export const sameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** What makes an e-mail address the same as another. */
export const emailKey = (email: string): string => email.trim().toLowerCase()
