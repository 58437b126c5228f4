import { storedNames } from '#app/state/account/stored-names.ts'
import { cartOwner } from '#app/state/cart/owner.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { deviceTexts } from '#app/state/page/storage.ts'

const KEY = storedNames.notes

/** A note that is being written. `from`: what stood there when its owner began. */
export interface NoteDraft {
  from: string
  text: string
}
type Drafts = Record<string, NoteDraft>

/** What was begun by whoever is signed in now. */
function read(): Drafts {
  try {
    const stored: unknown = JSON.parse(deviceTexts.getItem(KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('owner' in stored) || !('drafts' in stored)) return {}
    // Nobody else writes under this key.
    return stored.owner === cartOwner() ? (stored.drafts as Drafts) : {}
  } catch {
    // Storage is blocked: what is typed stays in its field.
    return {}
  }
}

function write(drafts: Drafts): void {
  try {
    if (Object.keys(drafts).length === 0) deviceTexts.removeItem(KEY)
    else deviceTexts.setItem(KEY, JSON.stringify({ owner: cartOwner(), drafts }))
  } catch (error) {
    logOnly(error)
  }
}

/** What was typed about a part and not saved, on this device; it outlives the page. */
export const noteDraft = (mcode: string): NoteDraft | null => read()[mcode] ?? null

export const keepNoteDraft = (mcode: string, draft: NoteDraft): void => write({ ...read(), [mcode]: draft })

/** It was saved, or given up. */
export function dropNoteDraft(mcode: string): void {
  const { [mcode]: _, ...others } = read()
  write(others)
}
