import { ref } from 'valtio/vanilla'
import { cartOwner } from '#app/state/cart/owner.ts'
import { type Made, makeChange } from '#app/state/outbox/make-change.ts'
import { onOutboxChanged, outboxChanged, outboxContext } from '#app/state/outbox/send.ts'
import { ask } from '#app/state/page/ask.ts'
import { isYounger } from '#app/state/page/is-younger.ts'
import { connectedMirror } from '#app/state/page/mirror.ts'
import { logOnly, notice } from '#app/state/page/notices.ts'
import { personal } from '#app/state/page/personal.ts'
import type { Address, AddressUse } from '#contract/address.ts'
import type { ParsedOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import { readAddressBook, storeAddressBook } from '#data/mirror/address-book.ts'
import { type OptimisticAddress, optimisticBook } from '#data/outbox/optimistic-book.ts'
import { discardIntent } from '#data/outbox/rejected.ts'
import { uuid } from '#data/uuid.ts'

/** `cannot-load`: no book was ever seen here and the shop is out of reach; `rows` are what waits here. */
export interface AddressesState {
  status: 'loading' | 'ready' | 'cannot-load'
  /** The book as this device believes it, defaults first. Each row says how far its change has come. */
  rows: readonly OptimisticAddress[]
  /** Why the shop's book could not be had just now; null when it could. */
  trouble: string | null
}

/** The address book (decisions, "What each screen without shown contents is for"). */
export const addresses = personal<AddressesState>({ status: 'loading', rows: [], trouble: null })

const ASK_AGAIN_EVERY_MS = 60 * 1000
let askedAgainAt: number | null = null

/** The shop's book where this device keeps nothing. */
let unkept: Address[] = []

/** Shows what this device knows of the book, then asks the shop. Where the device keeps nothing, the shop alone is asked. */
export async function loadAddresses(): Promise<void> {
  await readAddresses()
  try {
    await askBook()
    addresses.trouble = null
    await readAddresses()
    addresses.status = 'ready'
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    addresses.trouble = error.message
    if (addresses.status === 'loading') addresses.status = 'cannot-load'
    notice(error)
  }
}

/** Follows what this page, other tabs and the worker do with the book. Returns how to stop. */
export const followAddresses = (): (() => void) => onOutboxChanged(() => void readAddresses().catch(logOnly))

/** Shows what this device knows of the book, and asks nobody. */
export async function readAddresses(): Promise<void> {
  const [owner, mirror] = [cartOwner(), connectedMirror()]
  const kept = owner === null || mirror === null ? null : await readAddressBook(mirror, owner).catch(nothingKept)
  if (owner !== cartOwner()) return
  addresses.rows = ref(optimisticBook(kept === null ? unkept : (kept.book?.rows ?? []), kept?.queue ?? []))
  if (kept?.book) addresses.status = 'ready'
}

function nothingKept(error: unknown): null {
  logOnly(error)
  return null
}

/** Asks for the book ahead of time, so that it is here without a line. Rejects as calls do. */
export async function fetchAddresses(): Promise<void> {
  await askBook()
  await readAddresses()
}

/** The line was silent and has answered after all: asked for once more, under the lock, but not again by an answer that is as late. */
function askAgainLater(): void {
  if (isYounger(askedAgainAt, ASK_AGAIN_EVERY_MS)) return
  askedAgainAt = Date.now()
  void loadAddresses().catch(logOnly)
}

/** Under the outbox's lock: no change is confirmed between the asking and the storing, so no older book hides it. */
async function askBook(): Promise<void> {
  const here = outboxContext()
  const askNow = async () => {
    const [owner, askedAt] = [cartOwner(), Date.now()]
    unkept = (await ask('addressList', {}, {}, askAgainLater)).value
    if (here !== null && owner !== null) await storeAddressBook(here.mirror, { owner, rows: unkept, askedAt }).catch(logOnly)
  }
  await (here === null ? askNow() : here.port.exclusively(`outbox.${here.port.tenantId}`, askNow))
}

/** A fresh id for an address, known before the shop has heard of it. */
export const newAddressId = (): string => uuid()

/** Writes an address into the book, new or not. It is there at once, and sent when it can be. */
export const saveAddress = (input: ParsedOf<'addressSave'>): Promise<Made> => change(makeChange([{ call: 'addressSave', input }]))

/** Takes an address by default. */
export const setDefaultAddress = (id: string, use: AddressUse): Promise<Made> =>
  change(makeChange([{ call: 'addressSetDefault', input: { id, use } }]))

export const deleteAddress = (id: string): Promise<Made> => change(makeChange([{ call: 'addressDelete', input: { id } }]))

/** Gives up a change that the shop will not make. */
export async function discardAddressChange(intentId: string): Promise<void> {
  const mirror = connectedMirror()
  if (mirror === null) return
  await discardIntent(mirror, intentId)
  outboxChanged()
  await readAddresses()
}

async function change(making: Promise<Made>): Promise<Made> {
  const made = await making
  if (made === 'sent') await loadAddresses()
  else await readAddresses()
  return made
}
