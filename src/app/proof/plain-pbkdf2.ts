import type { DeriveKeyFunction } from 'altcha-lib/types'

const WORD_BITS = 2 ** 32
const BLOCK_BYTES = 64
const HASH_BYTES = 32

const primes: number[] = []
for (let number = 2; primes.length < 64; number += 1) if (primes.every((prime) => number % prime !== 0)) primes.push(number)
const fraction = (root: number) => ((root % 1) * WORD_BITS) | 0
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const ROUNDS = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))

const turned = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits))

const schedule = new Int32Array(64)

/** Processes one block of sixteen words with SHA-256 (section 6.2 of FIPS 180-4). The new hash is written into `into`. */
function addBlock(hash: Int32Array, block: Int32Array, into: Int32Array): void {
  const w = schedule
  w.set(block)
  for (let t = 16; t < 64; t += 1) {
    const x = w[t - 15] ?? 0
    const y = w[t - 2] ?? 0
    const small = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)
    const large = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10)
    w[t] = (w[t - 16] ?? 0) + small + (w[t - 7] ?? 0) + large
  }
  // This file reads elements by index instead of destructuring, because this code runs a million times.
  let a = hash[0] ?? 0
  let b = hash[1] ?? 0
  let c = hash[2] ?? 0
  let d = hash[3] ?? 0
  let e = hash[4] ?? 0
  let f = hash[5] ?? 0
  let g = hash[6] ?? 0
  let h = hash[7] ?? 0
  for (let t = 0; t < 64; t += 1) {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + (ROUNDS[t] ?? 0) + (w[t] ?? 0)) | 0
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  into[0] = (hash[0] ?? 0) + a
  into[1] = (hash[1] ?? 0) + b
  into[2] = (hash[2] ?? 0) + c
  into[3] = (hash[3] ?? 0) + d
  into[4] = (hash[4] ?? 0) + e
  into[5] = (hash[5] ?? 0) + f
  into[6] = (hash[6] ?? 0) + g
  into[7] = (hash[7] ?? 0) + h
}

/** Returns the padded last block of a message for SHA-256: `bytes` (at most 55), preceded by one earlier block. */
function lastBlock(bytes: Uint8Array): Int32Array {
  const view = new DataView(new ArrayBuffer(BLOCK_BYTES))
  for (const [at, byte] of bytes.entries()) view.setUint8(at, byte)
  view.setUint8(bytes.length, 0x80)
  view.setUint32(BLOCK_BYTES - 4, (BLOCK_BYTES + bytes.length) * 8)
  return wordsOf(view)
}

const wordsOf = (view: DataView): Int32Array => Int32Array.from({ length: view.byteLength / 4 }, (_, at) => view.getInt32(at * 4))

function bytesOf(words: Int32Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(words.length * 4))
  for (const [at, word] of words.entries()) view.setInt32(at * 4, word)
  return new Uint8Array(view.buffer)
}

/** Returns the hash state after one of HMAC's two padded keys. It is the same for all messages with that key. */
function halfOf(key: Uint8Array, mask: number): Int32Array {
  const block = new Uint8Array(BLOCK_BYTES).fill(mask)
  for (const [at, byte] of key.entries()) block[at] = byte ^ mask
  const half = Int32Array.from(START)
  addBlock(half, wordsOf(new DataView(block.buffer)), half)
  return half
}

/** Yields to the event loop, so that the page can render and handle input between attempts. */
const breathe = () => new Promise((over) => setTimeout(over))

/**
 * Computes PBKDF2 with SHA-256 for pages on plain http, where the browser has no `crypto.subtle`. It is several times slower. Only for
 * keys, salts and results of the sizes in our proof-of-work challenges.
 */
export const deriveKeyPlainly: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => {
  if (keyLength > HASH_BYTES || password.length > BLOCK_BYTES || salt.length > 48) throw new RangeError('This challenge is too long.')
  await breathe()
  const [inner, outer] = [halfOf(password, 0x36), halfOf(password, 0x5c)]
  // A block that contains a hash: the input of all rounds except the first.
  const again = lastBlock(new Uint8Array(HASH_BYTES))
  const hash = new Int32Array(8)
  addBlock(inner, lastBlock(Uint8Array.from([...salt, 0, 0, 0, 1])), hash)
  const key = new Int32Array(8)
  for (let round = 1; ; round += 1) {
    again.set(hash)
    addBlock(outer, again, hash)
    for (let at = 0; at < key.length; at += 1) key[at] = (key[at] ?? 0) ^ (hash[at] ?? 0)
    if (round >= cost) return { derivedKey: bytesOf(key).slice(0, keyLength) }
    again.set(hash)
    addBlock(inner, again, hash)
  }
}
