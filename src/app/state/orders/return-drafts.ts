import { ref } from 'valtio/vanilla'
import { storedNames } from '#app/state/account/stored-names.ts'
import { cartOwner } from '#app/state/cart/owner.ts'
import { personal } from '#app/state/page/personal.ts'
import { deviceTexts } from '#app/state/page/storage.ts'
import type { ReturnReason } from '#contract/returns.ts'

/** Input of an unsent return: number of pieces by mcode, other fields as typed. */
export interface ReturnDraft {
  pieces: Readonly<Record<string, number>>
  reason: ReturnReason | ''
  note: string
  /** A `data:` URL; '' without a photo. */
  photo: string
}

/**
 * The draft of a return for one order. `corrects`: id of the refused return that it replaces, which stays on the device until the new one
 * is stored.
 */
export interface KeptReturn {
  draft: ReturnDraft
  corrects: string | null
}

type Drafts = Readonly<Record<string, KeptReturn>>

const KEY = storedNames.returns

/** Unsent return drafts by order id. They survive a reload, and are deleted at sign-out. */
export const returnDrafts = personal<{ owner: string | null; byOrder: Drafts }>({ owner: null, byOrder: {} })

/** Reads the current user's drafts from this device. */
export function readReturnDrafts(): void {
  const owner = cartOwner()
  if (owner === returnDrafts.owner) return
  returnDrafts.owner = owner
  returnDrafts.byOrder = ref(stored(owner))
}

function stored(owner: string | null): Drafts {
  try {
    const read: unknown = JSON.parse(deviceTexts.getItem(KEY) ?? 'null')
    if (owner === null || typeof read !== 'object' || read === null || !('owner' in read) || !('drafts' in read)) return {}
    // Only this code writes under this key.
    return read.owner === owner ? (read.drafts as Drafts) : {}
  } catch {
    // Unreadable data is ignored; the next draft overwrites it.
    return {}
  }
}

function keep(byOrder: Drafts): void {
  returnDrafts.byOrder = ref(byOrder)
  if (Object.keys(byOrder).length === 0) deviceTexts.removeItem(KEY)
  else deviceTexts.setItem(KEY, JSON.stringify({ owner: cartOwner(), drafts: byOrder }))
}

export function keepReturn(orderId: string, kept: KeptReturn): void {
  readReturnDrafts()
  keep({ ...returnDrafts.byOrder, [orderId]: kept })
}

/** The return was sent or abandoned. */
export function dropReturn(orderId: string): void {
  readReturnDrafts()
  const { [orderId]: _, ...others } = returnDrafts.byOrder
  keep(others)
}
