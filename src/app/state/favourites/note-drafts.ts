import { logOnly } from '#app/state/page/notices.ts'
import { deviceTexts } from '#app/state/page/storage.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { storedNames } from '#app/state/session/stored-names.ts'

const KEY = storedNames.notes

/** A note that is being edited. `from`: the note when editing began. */
export interface NoteDraft {
  from: string
  text: string
}
type Drafts = Record<string, NoteDraft>

/** Returns the current user's notes that are being edited. */
function read(): Drafts {
  try {
    const stored: unknown = JSON.parse(deviceTexts.getItem(KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('owner' in stored) || !('drafts' in stored)) return {}
    // Only this file writes under this key, so the type is certain.
    return stored.owner === sessionOwner() ? (stored.drafts as Drafts) : {}
  } catch {
    // Storage is blocked, so the text is only in its field.
    return {}
  }
}

function write(drafts: Drafts): void {
  try {
    if (Object.keys(drafts).length === 0) deviceTexts.removeItem(KEY)
    else deviceTexts.setItem(KEY, JSON.stringify({ owner: sessionOwner(), drafts }))
  } catch (error) {
    logOnly(error)
  }
}

/** Returns the unsaved note about a part on this device. It survives when the page is closed. */
export const noteDraft = (mcode: string): NoteDraft | null => read()[mcode] ?? null

export const keepNoteDraft = (mcode: string, draft: NoteDraft): void => write({ ...read(), [mcode]: draft })

/** Removes the unsaved note after it was saved or cancelled. */
export function dropNoteDraft(mcode: string): void {
  const { [mcode]: _, ...others } = read()
  write(others)
}
