import { pbkdf2Async } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { DeriveKeyFunction } from 'altcha-lib/types'

/** How long the computation of the proof may run at a stretch. Then it pauses, so that the page can render and handle input. */
const MAX_BLOCK_MS = 10

/** Lets the page render and handle input between attempts, because a single attempt may be too short to pause (`MAX_BLOCK_MS`). */
const yieldToPage = () => new Promise((over) => setTimeout(over))

/** PBKDF2 with SHA-256 for plain http, where the browser has no `crypto.subtle`. Several times slower. */
export const deriveKeyWithoutWebCrypto: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => {
  await yieldToPage()
  return { derivedKey: await pbkdf2Async(sha256, password, salt, { c: cost, dkLen: keyLength, asyncTick: MAX_BLOCK_MS }) }
}
