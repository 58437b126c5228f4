import { Plural, Trans } from '@lingui/react/macro'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { useUndoFocus } from '#app/hooks/use-undo-focus.ts'
import { removedFavourites, restoreRemovedFavourites } from '#app/state/favourites/changes.ts'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { UndoNotice } from '#app/ui/UndoNotice.tsx'

/** Names the favourite that was removed last on this page, with an undo button that stays visible while scrolling. */
export function RemovedFavouritesNotice() {
  const { marks, folder } = useStateSnapshot(removedFavourites)
  const [first] = marks
  const lines = folder === null ? marks.map(({ mcode }) => `[data-favourite="${mcode}"]`) : [`[data-folder="${folder.id}"]`]
  const undo = useUndoFocus(folder ?? marks, lines, restoreRemovedFavourites)
  if (first === undefined && folder === null) return null
  return (
    <UndoNotice undo={undo}>
      {folder !== null ? (
        <Trans>Folder “{folder.name}” taken away. Its parts are in no folder.</Trans>
      ) : marks.length === 1 && first !== undefined ? (
        <Trans>
          <PartNumber number={first.mcode} /> taken out.
        </Trans>
      ) : (
        <Plural value={marks.length} one="# part taken out." other="# parts taken out." />
      )}
    </UndoNotice>
  )
}
