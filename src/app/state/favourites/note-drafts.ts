import { storedNames } from '#app/state/account/stored-names.ts'
import { cartOwner } from '#app/state/cart/owner.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { deviceTexts } from '#app/state/page/storage.ts'

const KEY = storedNames.notes

/** A note being edited. `from`: the text when editing began. */
export interface NoteDraft {
  from: string
  text: string
}
type Drafts = Record<string, NoteDraft>

/** The drafts of the current user. */
function read(): Drafts {
  try {
    const stored: unknown = JSON.parse(deviceTexts.getItem(KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('owner' in stored) || !('drafts' in stored)) return {}
    // Only this code writes under this key.
    return stored.owner === cartOwner() ? (stored.drafts as Drafts) : {}
  } catch {
    // Storage is blocked: the text stays in its field.
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

/** The unsaved note of a part on this device; it survives the page. */
export const noteDraft = (mcode: string): NoteDraft | null => read()[mcode] ?? null

export const keepNoteDraft = (mcode: string, draft: NoteDraft): void => write({ ...read(), [mcode]: draft })

/** The note was saved or cancelled. */
export function dropNoteDraft(mcode: string): void {
  const { [mcode]: _, ...others } = read()
  write(others)
}
