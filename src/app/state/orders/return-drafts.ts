import { ref } from 'valtio/vanilla'
import { storedNames } from '#app/state/account/stored-names.ts'
import { cartOwner } from '#app/state/cart/owner.ts'
import { personal } from '#app/state/page/personal.ts'
import { deviceTexts } from '#app/state/page/storage.ts'
import type { ReturnReason } from '#contract/returns.ts'

/** A return that is being written: pieces by mcode, the rest as typed. */
export interface ReturnDraft {
  pieces: Readonly<Record<string, number>>
  reason: ReturnReason | ''
  note: string
  /** `data:` text, or '' for none. */
  photo: string
}

/** A draft of one order, with the refused return that it corrects: that one stays on the device until the new one is written down. */
export interface KeptReturn {
  draft: ReturnDraft
  corrects: string | null
}

type Drafts = Readonly<Record<string, KeptReturn>>

const KEY = storedNames.returns

/** What was begun and not sent, by order. It outlives the page, and goes at sign-out. */
export const returnDrafts = personal<{ owner: string | null; byOrder: Drafts }>({ owner: null, byOrder: {} })

/** Reads what was begun on this device by whoever is signed in. */
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
    // Nobody else writes under this key.
    return read.owner === owner ? (read.drafts as Drafts) : {}
  } catch {
    // Not what was written here: what is typed from now on takes its place.
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

/** It was sent, or given up. */
export function dropReturn(orderId: string): void {
  readReturnDrafts()
  const { [orderId]: _, ...others } = returnDrafts.byOrder
  keep(others)
}
