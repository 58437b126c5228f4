import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { DisplayedFavourite, DisplayedFavouriteFolder } from '#app/hooks/favourites/use-favourites.ts'
import { removeFolder, renameFolder } from '#app/state/favourites/changes.ts'
import { Link } from '#app/ui/Link.tsx'
import { MoreMenu, menuItemClass } from '#app/ui/menu/MoreMenu.tsx'
import { DataTimeProvider } from '#app/ui/price/DataTimeProvider.tsx'
import { WarningNotice } from '#app/ui/WarningNotice.tsx'
import { css } from '#styled/css'
import { button, heading, link } from '#styled/recipes'
import { AddFolderToCart } from './AddFolderToCart.tsx'
import { FavouriteRow } from './FavouriteRow.tsx'
import { FolderDialog } from './FolderDialog.tsx'

/**
 * Shows both names of a folder that was renamed differently on two devices, until the user chooses one. Nothing for a folder with one name.
 */
function FolderNames({ folder: { id, name, otherNames } }: { folder: DisplayedFavouriteFolder }) {
  if (otherNames.length === 0) return null
  return (
    <WarningNotice>
      <p>
        <Trans>Another device gave this folder another name. Which one stays?</Trans>
      </p>
      {[name, ...otherNames].map((one) => (
        <button key={one} type="button" className={button()} onClick={() => void renameFolder(id, one)}>
          {one}
        </button>
      ))}
    </WarningNotice>
  )
}

interface FolderSectionProps {
  /** The folder. Null stands for the parts without a folder. */
  folder: DisplayedFavouriteFolder | null
  folders: readonly DisplayedFavouriteFolder[]
  marks: readonly DisplayedFavourite[]
  asOf: string | null
  /** How many rows are shown until the user wants more. */
  initialRowCount: number
  /** The link to the whole folder; null if all of it is shown. */
  fullFolderHref: string | null
}

/** A folder with its parts and actions. */
export function FolderSection({ folder, folders, marks, asOf, initialRowCount, fullFolderHref }: FolderSectionProps) {
  const { t } = useLingui()
  const [more, setMore] = useState(0)
  const id = useId()
  const shown = marks.slice(0, initialRowCount + more)
  const left = marks.length - shown.length
  const others = folders.filter((other) => other !== folder).map(({ name }) => name)
  // Parts without a folder need no heading if there are no folders.
  const isOnly = folder === null && folders.length === 0
  const name = folder?.name ?? (isOnly ? t`Your parts` : t`In no folder`)
  return (
    <section aria-labelledby={id} data-folder={folder?.id ?? ''}>
      <div className={headClass}>
        <h2 id={id} className={titleClass}>
          {name}
          <span className={countClass}>
            <Plural value={marks.length} one="# part" other="# parts" />
          </span>
        </h2>
        {marks.length > 1 ? <AddFolderToCart key={marks.length} marks={marks} job={folder?.name ?? ''} /> : null}
        {folder === null ? null : <FolderMenu folder={folder} otherNames={others} />}
      </div>
      {folder === null ? null : <FolderNames folder={folder} />}
      {marks.length === 0 ? (
        <p className={mutedTextClass}>
          <Trans>No part is in this folder yet. “Move…” in the menu of a part puts it here.</Trans>
        </p>
      ) : (
        <ul className={listClass} aria-label={name}>
          {shown.map((mark) => (
            <DataTimeProvider key={mark.mcode} dataTime={mark.asOf === undefined ? asOf : mark.asOf}>
              <FavouriteRow mark={mark} folders={folders} />
            </DataTimeProvider>
          ))}
        </ul>
      )}
      {left <= 0 ? null : fullFolderHref === null ? (
        <button type="button" className={button()} onClick={() => setMore((now) => now + initialRowCount)}>
          <Plural value={left} one="Show # more part" other="Show # more parts" />
        </button>
      ) : (
        <Link to={fullFolderHref} className={link({ tall: true })}>
          <Plural value={left} one="Show # more part" other="Show # more parts" />
        </Link>
      )}
    </section>
  )
}

const headClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', rowGap: '1', paddingBlock: '2' })
const titleClass = `${heading({ level: 'section' })} ${css({ flex: '[1 1 200px]', minWidth: '0', overflowWrap: 'anywhere' })}`
const countClass = css({ display: 'block', fontSize: 'sm', fontWeight: 'regular', color: 'fg.muted' })
const listClass = css({ borderTop: 'edge', marginInline: '-1' })
const mutedTextClass = css({ borderTop: 'edge', paddingBlock: '3', color: 'fg.muted' })

/** A menu with further actions for a folder: rename, remove. The parts of a removed folder remain favourites. */
function FolderMenu({ folder: { id, name }, otherNames }: { folder: DisplayedFavouriteFolder; otherNames: readonly string[] }) {
  const { t } = useLingui()
  const [naming, setNaming] = useState(false)
  return (
    <>
      <MoreMenu label={t`More for ${name}`}>
        <button type="button" className={menuItemClass} onClick={() => setNaming(true)}>
          <Trans>Rename…</Trans>
        </button>
        <button type="button" className={menuItemClass} onClick={() => void removeFolder(id)}>
          <Trans>Take the folder away, keep its parts</Trans>
        </button>
      </MoreMenu>
      <FolderDialog
        isOpen={naming}
        title={<Trans>Rename the folder</Trans>}
        submitLabel={<Trans>Rename</Trans>}
        name={name}
        otherNames={otherNames}
        onClose={() => setNaming(false)}
        onSaveName={(given) => renameFolder(id, given)}
      />
    </>
  )
}
