import { ref } from 'valtio/vanilla'
import { onOutboxChanged, outboxContext } from '#app/state/outbox/context.ts'
import { callServer } from '#app/state/page/ask.ts'
import { isYoungerThan } from '#app/state/page/is-younger.ts'
import { connectedMirror } from '#app/state/page/mirror.ts'
import { logErrorOnly, showErrorNotice } from '#app/state/page/notices.ts'
import { createPersonalState } from '#app/state/page/personal.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import type { Address } from '#contract/addresses/address.ts'
import { AppError } from '#contract/errors.ts'
import { readAddressBook, storeAddressBook } from '#data/mirror/address-book.ts'
import { type OptimisticAddress, optimisticAddresses } from '#data/outbox/optimistic-addresses.ts'

/**
 * The address book of this device. `cannot-load`: there is no stored address book and the server is unreachable; `rows` are addresses that
 * wait to be sent.
 */
export interface AddressesState {
  status: 'loading' | 'ready' | 'cannot-load'
  /** The addresses, defaults first, including changes that the server has not confirmed. Each row has the state of its change. */
  rows: readonly OptimisticAddress[]
  /** The message of the last request's error; null if the request succeeded. */
  trouble: string | null
}

/** The address book of the signed-in user (DECISIONS.md, "What each screen without shown contents is for"). */
export const addresses = createPersonalState<AddressesState>({ status: 'loading', rows: [], trouble: null })

const REFETCH_INTERVAL_MS = 60 * 1000
let lastRefetchAt: number | null = null

/** The server's address book on a device that cannot store it. */
let unstoredAddresses: Address[] = []

/** Shows the stored address book, then requests it from the server. On a device that cannot store it only the server is asked. */
export async function loadAddresses(): Promise<void> {
  await showStoredAddresses()
  try {
    await fetchAddressesUnderLock()
    addresses.trouble = null
    await showStoredAddresses()
    addresses.status = 'ready'
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    addresses.trouble = error.message
    if (addresses.status === 'loading') addresses.status = 'cannot-load'
    showErrorNotice(error)
  }
}

/** Keeps the address book current with changes of this page, other tabs and the worker. Returns a function that ends this. */
export const watchStoredAddresses = (): (() => void) => onOutboxChanged(() => void showStoredAddresses().catch(logErrorOnly))

/** Shows the stored address book without asking the server. */
export async function showStoredAddresses(): Promise<void> {
  const [owner, mirror] = [sessionOwner(), connectedMirror()]
  const kept = owner === null || mirror === null ? null : await readAddressBook(mirror, owner).catch(logAndReturnNull)
  if (owner !== sessionOwner()) return
  addresses.rows = ref(optimisticAddresses(kept === null ? unstoredAddresses : (kept.book?.rows ?? []), kept?.queue ?? []))
  if (kept?.book) addresses.status = 'ready'
}

function logAndReturnNull(error: unknown): null {
  logErrorOnly(error)
  return null
}

/** Fetches the address book in advance for offline use. Rejects like calls of the API. */
export async function fetchAddresses(): Promise<void> {
  await fetchAddressesUnderLock()
  await showStoredAddresses()
}

/**
 * Requests the address book once more under the lock, because the server answered only after the timeout. Another late answer causes no
 * further request.
 */
function scheduleAddressRefetch(): void {
  if (isYoungerThan(lastRefetchAt, REFETCH_INTERVAL_MS)) return
  lastRefetchAt = Date.now()
  void loadAddresses().catch(logErrorOnly)
}

/**
 * Requests the address book under the outbox's lock. So no change is confirmed between the request and storing its reply, and an older
 * reply cannot hide a confirmed change.
 */
async function fetchAddressesUnderLock(): Promise<void> {
  const here = outboxContext()
  const askNow = async () => {
    const [owner, askedAt] = [sessionOwner(), Date.now()]
    unstoredAddresses = (await callServer('addressList', {}, {}, scheduleAddressRefetch)).value
    if (here !== null && owner !== null)
      await storeAddressBook(here.mirror, { owner, rows: unstoredAddresses, askedAt }).catch(logErrorOnly)
  }
  await (here === null ? askNow() : here.port.exclusively(`outbox.${here.port.tenantId}`, askNow))
}
