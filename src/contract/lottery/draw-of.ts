/** A prize as the draw sees it: so many of the tickets lead to it. */
export interface Share {
  id: string
  tickets: number
}

export interface Drawn {
  /** From 0 to one less than there are tickets. */
  ticket: number
  /** The prize that the ticket leads to. */
  id: string
}

const bytesOf = (text: string) => new TextEncoder().encode(text)
const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** What is shown of a seed before the draw: SHA-256 of its text, in hex. */
export const seedHashOf = async (seed: string): Promise<string> =>
  hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(seed))))

/** How many tickets there are. */
export const ticketsOf = (shares: readonly Share[]): number => shares.reduce((sum, { tickets }) => sum + tickets, 0)

const DRAWN_BYTES = 6
const DRAWN_RANGE = 2 ** (8 * DRAWN_BYTES)

/**
 * The ticket in a hash: its first six bytes as a number, modulo the tickets. Null where that number lies in the last, incomplete round of
 * tickets: to take it would favour the first ones.
 */
export function ticketIn(hash: Uint8Array, tickets: number): number | null {
  const drawn = hash.subarray(0, DRAWN_BYTES).reduce((sum, byte) => sum * 256 + byte, 0)
  return drawn < DRAWN_RANGE - (DRAWN_RANGE % tickets) ? drawn % tickets : null
}

/** The text whose HMAC is a try: the first that gives a ticket counts. */
export const tryText = (word: string, at: number): string => `${word}:${at}`

/** The prize of a ticket: prizes lie one after the other, each as wide as its tickets. Throws RangeError where there is no such ticket. */
export function prizeAt(ticket: number, shares: readonly Share[]): string {
  let from = 0
  for (const { id, tickets } of shares) {
    if (ticket >= from && ticket < from + tickets) return id
    from += tickets
  }
  throw new RangeError(`There is no ticket ${ticket}.`)
}

/**
 * THE rule of the draw, the same for the shop and for whoever checks it: HMAC-SHA256 with the shop's seed as key, of the customer's word and
 * the number of the try. The shop has bound itself to the seed by its hash before it knew the word; the customer chose the word before they
 * knew the seed: neither can choose the ticket.
 */
export async function drawOf(seed: string, word: string, shares: readonly Share[]): Promise<Drawn> {
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const tickets = ticketsOf(shares)
  if (tickets < 1) throw new RangeError('A draw has at least one ticket.')
  for (let at = 0; ; at += 1) {
    const ticket = ticketIn(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytesOf(tryText(word, at)))), tickets)
    if (ticket !== null) return { ticket, id: prizeAt(ticket, shares) }
  }
}

/** A draw as it is kept, as far as it can be checked. */
export interface Kept {
  hash: string
  seed: string
  word: string
  shares: readonly Share[]
  ticket: number
  prize: string
}

/**
 * What a check finds: `holds`; `other-seed`, the seed is not the one whose hash was shown; `other-prize`, seed and word lead to something
 * else.
 */
export type Check = 'holds' | 'other-seed' | 'other-prize'

/** Makes a draw again from what was shown of it. */
export async function checkOf({ hash, seed, word, shares, ticket, prize }: Kept): Promise<Check> {
  if ((await seedHashOf(seed)) !== hash) return 'other-seed'
  const drawn = await drawOf(seed, word, shares)
  return drawn.ticket === ticket && drawn.id === prize ? 'holds' : 'other-prize'
}
