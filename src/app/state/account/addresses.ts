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

/** `cannot-load`: no stored address book, and the server is unreachable; `rows` are pending addresses. */
export interface AddressesState {
  status: 'loading' | 'ready' | 'cannot-load'
  /** The optimistic address book, defaults first. Each row has the state of its change. */
  rows: readonly OptimisticAddress[]
  /** The error of the last request; null if it succeeded. */
  trouble: string | null
}

/** The address book (decisions, "What each screen without shown contents is for"). */
export const addresses = personal<AddressesState>({ status: 'loading', rows: [], trouble: null })

const ASK_AGAIN_EVERY_MS = 60 * 1000
let askedAgainAt: number | null = null

/** The server's address book on a device without storage. */
let unkept: Address[] = []

/** Shows the stored address book, then requests it from the server. Without storage only the server is asked. */
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

/** Keeps the address book current with changes of this page, other tabs and the worker. Returns a function that unsubscribes. */
export const followAddresses = (): (() => void) => onOutboxChanged(() => void readAddresses().catch(logOnly))

/** Shows the stored address book without a request. */
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

/** Fetches the address book in advance for offline use. Rejects like calls. */
export async function fetchAddresses(): Promise<void> {
  await askBook()
  await readAddresses()
}

/** The server answered after the timeout: requested once more under the lock, but not again after another late answer. */
function askAgainLater(): void {
  if (isYounger(askedAgainAt, ASK_AGAIN_EVERY_MS)) return
  askedAgainAt = Date.now()
  void loadAddresses().catch(logOnly)
}

/** Under the outbox's lock: no change is confirmed between request and storage, so an older book cannot hide it. */
async function askBook(): Promise<void> {
  const here = outboxContext()
  const askNow = async () => {
    const [owner, askedAt] = [cartOwner(), Date.now()]
    unkept = (await ask('addressList', {}, {}, askAgainLater)).value
    if (here !== null && owner !== null) await storeAddressBook(here.mirror, { owner, rows: unkept, askedAt }).catch(logOnly)
  }
  await (here === null ? askNow() : here.port.exclusively(`outbox.${here.port.tenantId}`, askNow))
}

/** A new address id, generated before the server knows the address. */
export const newAddressId = (): string => uuid()

/** Saves a new or changed address: shown at once, sent when possible. */
export const saveAddress = (input: ParsedOf<'addressSave'>): Promise<Made> => change(makeChange([{ call: 'addressSave', input }]))

/** Makes an address the default for a purpose. */
export const setDefaultAddress = (id: string, use: AddressUse): Promise<Made> =>
  change(makeChange([{ call: 'addressSetDefault', input: { id, use } }]))

export const deleteAddress = (id: string): Promise<Made> => change(makeChange([{ call: 'addressDelete', input: { id } }]))

/** Discards a refused change. */
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
