/** A prize in a draw, with its number of tickets. */
export interface PrizeTicketCount {
  id: string
  tickets: number
}

export interface DrawResult {
  /** The number of the drawn ticket: from 0 to the number of all tickets minus one. */
  ticket: number
  /** The id of the prize of the drawn ticket. */
  prizeId: string
}

const utf8BytesOf = (text: string) => new TextEncoder().encode(text)
const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Returns the hash of a seed: SHA-256 of its text, in hex. The hash is shown before the draw, so that the shop cannot change the seed
 * afterwards.
 */
export const seedHashOf = async (seed: string): Promise<string> =>
  hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8BytesOf(seed))))

/** Returns the total number of tickets. */
export const totalTicketsOf = (shares: readonly PrizeTicketCount[]): number => shares.reduce((sum, { tickets }) => sum + tickets, 0)

const DRAWN_HASH_BYTES = 6
const DRAWN_HASH_RANGE = 2 ** (8 * DRAWN_HASH_BYTES)

/**
 * Returns the ticket for a hash: its first six bytes as a number, modulo the number of tickets. Null if the number lies in the last,
 * incomplete range, because that range would favour the first tickets.
 */
export function ticketOfHash(hash: Uint8Array, tickets: number): number | null {
  const drawn = hash.subarray(0, DRAWN_HASH_BYTES).reduce((sum, byte) => sum * 256 + byte, 0)
  return drawn < DRAWN_HASH_RANGE - (DRAWN_HASH_RANGE % tickets) ? drawn % tickets : null
}

/** Returns the text that is hashed in one attempt of a draw. The first attempt that gives a ticket is used. */
export const drawAttemptHashInput = (word: string, at: number): string => `${word}:${at}`

/** Returns the prize of a ticket: prizes occupy consecutive ranges of tickets. Throws RangeError if the ticket does not exist. */
export function prizeOfTicket(ticket: number, shares: readonly PrizeTicketCount[]): string {
  let from = 0
  for (const { id, tickets } of shares) {
    if (ticket >= from && ticket < from + tickets) return id
    from += tickets
  }
  throw new RangeError(`There is no ticket ${ticket}.`)
}

/**
 * Computes the result of a draw. Server and verifiers use this function. The hash is HMAC-SHA256 with the shop's seed as key, over the
 * customer's word and the number of the attempt. The shop publishes the hash of the seed before it knows the word, and the customer chooses
 * the word before they know the seed. Therefore neither can choose the ticket.
 */
export async function computeDraw(seed: string, word: string, shares: readonly PrizeTicketCount[]): Promise<DrawResult> {
  const key = await crypto.subtle.importKey('raw', utf8BytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const tickets = totalTicketsOf(shares)
  if (tickets < 1) throw new RangeError('A draw has at least one ticket.')
  for (let at = 0; ; at += 1) {
    const ticket = ticketOfHash(new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8BytesOf(drawAttemptHashInput(word, at)))), tickets)
    if (ticket !== null) return { ticket, prizeId: prizeOfTicket(ticket, shares) }
  }
}

/** The fields of a stored draw that can be verified. */
export interface StoredDraw {
  hash: string
  seed: string
  word: string
  shares: readonly PrizeTicketCount[]
  ticket: number
  prize: string
}

/**
 * The result of verifying a draw. `holds`: the draw is correct. `other-seed`: the seed does not match the published hash. `other-prize`:
 * seed and word give another prize.
 */
export type DrawCheckResult = 'holds' | 'other-seed' | 'other-prize'

/** Verifies a draw by repeating it from its published values. */
export async function verifyStoredDraw({ hash, seed, word, shares, ticket, prize }: StoredDraw): Promise<DrawCheckResult> {
  if ((await seedHashOf(seed)) !== hash) return 'other-seed'
  const drawn = await computeDraw(seed, word, shares)
  return drawn.ticket === ticket && drawn.prizeId === prize ? 'holds' : 'other-prize'
}
