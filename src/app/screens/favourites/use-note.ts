import { useState } from 'react'
import type { DisplayedFavourite } from '#app/hooks/favourites/use-favourites.ts'
import { dropNoteDraft, type NoteDraft, noteDraftOf, storeNoteDraft } from '#app/state/favourites/note-drafts.ts'

/** The state of a note that is being edited. */
export interface NoteEditing {
  /** The unsaved note; null if the note is not being edited. */
  draft: NoteDraft | null
  /**
   * How the note came into this state: `begun` by a click, so that the field gets the focus; `kept` from an earlier visit; `left` because
   * it was saved or cancelled.
   */
  stateReason: 'kept' | 'begun' | 'left'
  startEditing: () => void
  updateText: (text: string) => void
  stopEditing: () => void
}

/** Returns the state of a favourite's note, and the actions to edit it. Unsaved text is restored after the page was left. */
export function useFavouriteNote({ mcode, note }: Pick<DisplayedFavourite, 'mcode' | 'note'>): NoteEditing {
  const [draft, setDraft] = useState<NoteDraft | null>(() => noteDraftOf(mcode))
  const [came, setCame] = useState<NoteEditing['stateReason']>('kept')
  return {
    draft,
    stateReason: came,
    startEditing: () => {
      setDraft((now) => now ?? { from: note, text: note })
      setCame('begun')
    },
    updateText: (text) => {
      if (draft === null) return
      setDraft({ ...draft, text })
      storeNoteDraft(mcode, { ...draft, text })
    },
    stopEditing: () => {
      dropNoteDraft(mcode)
      setDraft(null)
      setCame('left')
    },
  }
}
