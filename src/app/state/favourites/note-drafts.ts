import { logErrorOnly } from '#app/state/page/notices.ts'
import { deviceStorage } from '#app/state/page/storage.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { storedUserKeys } from '#app/state/session/stored-names.ts'

const NOTE_DRAFTS_KEY = storedUserKeys.notes

/** A note that is being edited. `from`: the note when editing began. */
export interface NoteDraft {
  from: string
  text: string
}
type StoredNoteDrafts = Record<string, NoteDraft>

/** Returns the current user's notes that are being edited. */
function readNoteDrafts(): StoredNoteDrafts {
  try {
    const stored: unknown = JSON.parse(deviceStorage.getItem(NOTE_DRAFTS_KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('owner' in stored) || !('drafts' in stored)) return {}
    // Only this file writes under this key, so the type is certain.
    return stored.owner === sessionOwner() ? (stored.drafts as StoredNoteDrafts) : {}
  } catch {
    // Storage is blocked, so the text is only in its field.
    return {}
  }
}

function writeNoteDrafts(drafts: StoredNoteDrafts): void {
  try {
    if (Object.keys(drafts).length === 0) deviceStorage.removeItem(NOTE_DRAFTS_KEY)
    else deviceStorage.setItem(NOTE_DRAFTS_KEY, JSON.stringify({ owner: sessionOwner(), drafts }))
  } catch (error) {
    logErrorOnly(error)
  }
}

/** Returns the unsaved note about a part on this device. It survives when the page is closed. */
export const noteDraftOf = (mcode: string): NoteDraft | null => readNoteDrafts()[mcode] ?? null

export const storeNoteDraft = (mcode: string, draft: NoteDraft): void => writeNoteDrafts({ ...readNoteDrafts(), [mcode]: draft })

/** Removes the unsaved note after it was saved or cancelled. */
export function dropNoteDraft(mcode: string): void {
  const { [mcode]: _, ...others } = readNoteDrafts()
  writeNoteDrafts(others)
}
