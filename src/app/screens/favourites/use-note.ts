import { useState } from 'react'
import type { ShownMark } from '#app/hooks/favourites/use-favourites.ts'
import { dropNoteDraft, keepNoteDraft, type NoteDraft, noteDraft } from '#app/state/favourites/note-drafts.ts'

/** A note that is being written, or not. */
export interface WrittenNote {
  /** Null: nothing is being written. */
  draft: NoteDraft | null
  /** How it came here: `begun` by a press, so that the field takes the focus; `kept` from before; `left` when it was saved or given up. */
  came: 'kept' | 'begun' | 'left'
  begin: () => void
  type: (text: string) => void
  end: () => void
}

/** The note about a marked part while it is written. What was typed and not saved is there again after the page was left. */
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
