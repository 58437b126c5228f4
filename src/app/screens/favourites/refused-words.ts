import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ShownRefused } from '#app/hooks/favourites/use-favourites.ts'

type Change = ShownRefused['change']

/** A description of the refused change. */
export function refusedWords(i18n: I18n, { call, input }: Change): string {
  switch (call) {
    case 'favouriteMark':
      return i18n._(msg`Not marked: ${input.mcode}`)
    case 'favouriteChange':
      return i18n._(msg`Not changed: ${input.mcode}`)
    case 'favouriteRemove':
      return i18n._(msg`Not taken out: ${input.marks.map(({ mcode }) => mcode).join(', ')}`)
    case 'favouriteFolderSave':
      return i18n._(msg`Folder not saved: ${input.name}`)
    case 'favouriteFolderDelete':
      return i18n._(msg`Folder not taken away: ${input.name}`)
  }
}

/** The note that was typed with it; '' for none. */
export function typedNote({ call, input }: Change): string {
  if (call === 'favouriteMark') return input.note
  return call === 'favouriteChange' ? (input.note?.to ?? '') : ''
}
