import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DisplayedFavourite, DisplayedFavouriteFolder } from '#app/hooks/favourites/use-favourites.ts'
import { canAddToCart } from '#app/sale.ts'
import { moveToFolder, moveToFolderNamed, removeFavourites, setFavouriteQuantity } from '#app/state/favourites/changes.ts'
import { showToast } from '#app/state/page/notices.ts'
import { AddButton } from '#app/ui/AddButton.tsx'
import { JobDialog } from '#app/ui/cart/JobDialog.tsx'
import { CompareMenuItem } from '#app/ui/compare/CompareMenuItem.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { MoreMenu, menuButtonClass } from '#app/ui/menu/MoreMenu.tsx'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { ConditionMark } from '#app/ui/part/ConditionMark.tsx'
import { DotSeparatedItems } from '#app/ui/part/DotSeparatedItems.tsx'
import { QuantityStepper } from '#app/ui/QuantityStepper.tsx'
import { StockAlert } from '#app/ui/stock-watch/StockAlert.tsx'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { mark as markLook } from '#styled/recipes'
import { FavouriteBadges } from './FavouriteBadges.tsx'
import { FavouriteNote } from './FavouriteNote.tsx'
import { FavouritePrice } from './FavouritePrice.tsx'
import { favouriteRowClass } from './row-look.ts'
import { useFavouriteNote } from './use-note.ts'

interface FavouriteRowProps {
  mark: DisplayedFavourite
  folders: readonly DisplayedFavouriteFolder[]
}

/** One favourite: its part, current price, quantity, Add button, note, and a menu. */
export function FavouriteRow({ mark, folders }: FavouriteRowProps) {
  const { mcode, part, qty } = mark
  const job = folders.find(({ id }) => id === mark.folder)?.name
  const least = part?.minQty ?? 1
  const pieces = Math.max(qty, least)
  const note = useFavouriteNote(mark)
  return (
    <li className={favouriteRowClass} data-favourite={mcode}>
      <span className={pictureBoxClass}>
        <Picture path={part?.mainImageUrl ?? ''} alt="" width={72} height={54} />
      </span>
      <div className={textColumnClass}>
        {part === null ? (
          <>
            <PartNumber number={mcode} size="row" />{' '}
            <span className={markLook({ tone: 'warn' })}>
              <Icon name="warning" size={16} />
              <Trans>Not sold any more</Trans>
            </span>
          </>
        ) : (
          <>
            <Link to={href('part', { mcode })} className={numberClass}>
              {mcode}
            </Link>
            <FavouritePrice part={part} qty={pieces} />
            <DotSeparatedItems>
              <span>
                <ConditionMark condition={part.condition} /> {part.name}{' '}
              </span>
              <span className={mutedTextClass}>{part.producer}</span>
            </DotSeparatedItems>
            <span className={dataClass}>{part.specName}</span>
          </>
        )}
      </div>
      <FavouriteBadges mark={mark} />
      {part === null ? null : (
        <div className={amountClass}>
          <QuantityStepper itemName={mcode} qty={pieces} minQty={least} onQuantity={(wanted) => void setFavouriteQuantity(mcode, wanted)} />
          {canAddToCart(part) ? <StockAlert part={part} /> : null}
        </div>
      )}
      <div className={actionsClass}>
        <FavouriteMenu mark={mark} folders={folders} onNote={note.startEditing} />
        {part === null ? null : <AddButton part={part} qty={pieces} job={job} />}
      </div>
      <FavouriteNote mark={mark} note={note} />
    </li>
  )
}

const pictureBoxClass = css({
  gridArea: '[picture]',
  display: { _tiny: 'none' },
  backgroundColor: 'well',
  borderRadius: 'sm',
  overflow: 'hidden',
})
const textColumnClass = css({
  gridArea: '[words]',
  alignSelf: 'start',
  minWidth: '0',
  fontSize: 'sm',
  lineHeight: 'snug',
  overflowWrap: 'anywhere',
})
/** The part number, with a finger-sized area to tap that does not move the lines apart. */
const numberClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { base: 'touch', lg: '[auto]' },
  marginBlock: { base: '[-14px]', lg: '0' },
  fontFamily: 'numbers',
  fontSize: 'md',
  fontWeight: 'bold',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
})
const mutedTextClass = css({ color: 'fg.muted' })
const dataClass = css({ display: 'block', fontWeight: 'bold' })
const amountClass = css({ gridArea: '[amount]', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })
const actionsClass = css({ gridArea: '[ways]', display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: '2' })

interface FavouriteMenuProps {
  mark: DisplayedFavourite
  folders: readonly DisplayedFavouriteFolder[]
  onNote: () => void
}

/** A menu with further actions for a favourite: note, folder, remove. */
function FavouriteMenu({ mark, folders, onNote }: FavouriteMenuProps) {
  const { t } = useLingui()
  const [moving, setMoving] = useState(false)
  const { mcode, note, part } = mark
  return (
    <>
      <MoreMenu label={t`More for ${mcode}`}>
        {part === null ? null : <CompareMenuItem part={part} />}
        <button type="button" className={menuButtonClass} onClick={onNote}>
          {note === '' ? <Trans>Write a note</Trans> : <Trans>Change the note</Trans>}
        </button>
        <button type="button" className={menuButtonClass} onClick={() => setMoving(true)}>
          <Trans>Move…</Trans>
        </button>
        <button type="button" className={menuButtonClass} onClick={() => void removeFavourites([mcode])}>
          <Trans>Take out</Trans>
        </button>
      </MoreMenu>
      <MoveToFolderDialog mark={mark} folders={folders} isOpen={moving} onClose={() => setMoving(false)} />
    </>
  )
}

interface MoveToFolderDialogProps {
  mark: DisplayedFavourite
  folders: readonly DisplayedFavouriteFolder[]
  isOpen: boolean
  onClose: () => void
}

/** A dialog that moves a favourite to a folder: an existing one, or one with a new name. */
function MoveToFolderDialog({ mark: { mcode, folder }, folders, isOpen, onClose }: MoveToFolderDialogProps) {
  const known = folders.map(({ id, name }) => ({ job: id, label: name }))
  const move = async (chosen: string) => {
    const there = folders.find(({ id }) => id === chosen)
    if (chosen === folder) return
    const isToKnown = chosen === '' || there !== undefined
    if (!(await (isToKnown ? moveToFolder([mcode], chosen) : moveToFolderNamed([mcode], chosen)))) return
    if (chosen === '') showToast(/*i18n*/ 'It is in no folder now.')
    else showToast(/*i18n*/ 'It is in “{name}” now.', { name: there?.name ?? chosen })
  }
  return (
    <JobDialog
      open={isOpen}
      onClose={onClose}
      title={<Trans>Which folder is it for?</Trans>}
      jobOptions={folders.length === 0 ? [] : [...known, { job: '', label: <Trans>In no folder</Trans> }]}
      chosenJob={folder}
      label={<Trans>New folder</Trans>}
      submitLabel={<Trans>Move it there</Trans>}
      onChoose={(chosen) => void move(chosen)}
    />
  )
}
