import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ShownFolder } from '#app/hooks/favourites/use-favourites.ts'
import { removeFolder, renameFolder } from '#app/state/favourites/changes.ts'
import { MoreMenu, menuItem } from '#app/ui/menu/MoreMenu.tsx'
import { FolderDialog } from './FolderDialog.tsx'

/** Further actions for a folder: rename, remove. Its parts remain favourites. */
export function FolderMenu({ folder: { id, name }, others }: { folder: ShownFolder; others: readonly string[] }) {
  const { t } = useLingui()
  const [naming, setNaming] = useState(false)
  return (
    <>
      <MoreMenu label={t`More for ${name}`}>
        <button type="button" className={menuItem} onClick={() => setNaming(true)}>
          <Trans>Rename…</Trans>
        </button>
        <button type="button" className={menuItem} onClick={() => void removeFolder(id)}>
          <Trans>Take the folder away, keep its parts</Trans>
        </button>
      </MoreMenu>
      <FolderDialog
        open={naming}
        title={<Trans>Rename the folder</Trans>}
        submit={<Trans>Rename</Trans>}
        name={name}
        others={others}
        onClose={() => setNaming(false)}
        onName={(given) => renameFolder(id, given)}
      />
    </>
  )
}
