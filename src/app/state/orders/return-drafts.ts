import { ref } from 'valtio/vanilla'
import { createPersonalState } from '#app/state/page/personal.ts'
import { deviceStorage } from '#app/state/page/storage.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { storedUserKeys } from '#app/state/session/stored-names.ts'
import type { ReturnReason } from '#contract/orders/returns/returns.ts'

/** What was typed for a return that is not sent yet: the number of pieces by part code (mcode), and other fields. */
export interface ReturnDraft {
  pieces: Readonly<Record<string, number>>
  reason: ReturnReason | ''
  note: string
  /** The photo as a `data:` URL; '' without a photo. */
  photo: string
}

/**
 * The stored draft of a return for one order. `corrects`: the id of the refused return that it replaces, which stays on the device until
 * the new one is stored.
 */
export interface StoredReturnDraft {
  draft: ReturnDraft
  corrects: string | null
}

type ReturnDraftsByOrder = Readonly<Record<string, StoredReturnDraft>>

const RETURN_DRAFTS_KEY = storedUserKeys.returns

/** Drafts of returns by order id. They survive a reload, and are deleted at sign-out. */
export const returnDrafts = createPersonalState<{ owner: string | null; byOrder: ReturnDraftsByOrder }>({ owner: null, byOrder: {} })

/** Reads the current user's drafts of returns from this device. */
export function readReturnDrafts(): void {
  const owner = sessionOwner()
  if (owner === returnDrafts.owner) return
  returnDrafts.owner = owner
  returnDrafts.byOrder = ref(readStoredDrafts(owner))
}

function readStoredDrafts(owner: string | null): ReturnDraftsByOrder {
  try {
    const read: unknown = JSON.parse(deviceStorage.getItem(RETURN_DRAFTS_KEY) ?? 'null')
    if (owner === null || typeof read !== 'object' || read === null || !('owner' in read) || !('drafts' in read)) return {}
    // Only this file writes under this key, so the type is certain.
    return read.owner === owner ? (read.drafts as ReturnDraftsByOrder) : {}
  } catch {
    // Unreadable data is ignored, and the next draft overwrites it.
    return {}
  }
}

function storeReturnDrafts(byOrder: ReturnDraftsByOrder): void {
  returnDrafts.byOrder = ref(byOrder)
  if (Object.keys(byOrder).length === 0) deviceStorage.removeItem(RETURN_DRAFTS_KEY)
  else deviceStorage.setItem(RETURN_DRAFTS_KEY, JSON.stringify({ owner: sessionOwner(), drafts: byOrder }))
}

export function storeReturnDraft(orderId: string, kept: StoredReturnDraft): void {
  readReturnDrafts()
  storeReturnDrafts({ ...returnDrafts.byOrder, [orderId]: kept })
}

/** Deletes a draft after its return was sent or abandoned. */
export function deleteReturnDraft(orderId: string): void {
  readReturnDrafts()
  const { [orderId]: _, ...others } = returnDrafts.byOrder
  storeReturnDrafts(others)
}
