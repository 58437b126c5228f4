import { useState } from 'react'
import type { ShownMark } from '#app/hooks/favourites/use-favourites.ts'
import { dropNoteDraft, keepNoteDraft, type NoteDraft, noteDraft } from '#app/state/favourites/note-drafts.ts'

/** The editing state of a note. */
export interface WrittenNote {
  /** Null: not being edited. */
  draft: NoteDraft | null
  /**
   * Why it has this state: `begun` by a click, so that the field takes the focus; `kept` from an earlier visit; `left` when saved or
   * cancelled.
   */
  came: 'kept' | 'begun' | 'left'
  begin: () => void
  type: (text: string) => void
  end: () => void
}

/** The note of a favourite while it is edited. Unsaved text is restored after the page was left. */
export function useNote({ mcode, note }: Pick<ShownMark, 'mcode' | 'note'>): WrittenNote {
  const [draft, setDraft] = useState<NoteDraft | null>(() => noteDraft(mcode))
  const [came, setCame] = useState<WrittenNote['came']>('kept')
  return {
    draft,
    came,
    begin: () => {
      setDraft((now) => now ?? { from: note, text: note })
      setCame('begun')
    },
    type: (text) => {
      if (draft === null) return
      setDraft({ ...draft, text })
      keepNoteDraft(mcode, { ...draft, text })
    },
    end: () => {
      dropNoteDraft(mcode)
      setDraft(null)
      setCame('left')
    },
  }
}
