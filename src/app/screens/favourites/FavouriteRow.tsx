import { Trans, useLingui } from '@lingui/react/macro'
import type { ShownFolder, ShownMark } from '#app/hooks/favourites/use-favourites.ts'
import { setQuantity, takeOut } from '#app/state/favourites/changes.ts'
import { AddButton } from '#app/ui/AddButton.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { LineHead } from '#app/ui/LineHead.tsx'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { TellWhenBack } from '#app/ui/stock-watch/TellWhenBack.tsx'
import { QuantityStepper } from '#app/ui/QuantityStepper.tsx'
import { css, cx } from '#styled/css'
import { button, mark as markLook } from '#styled/recipes'
import { FavouriteNote } from './FavouriteNote.tsx'
import { FavouritePrice } from './FavouritePrice.tsx'
import { FavouriteSigns } from './FavouriteSigns.tsx'
import { MoveTo } from './MoveTo.tsx'
import { row } from './row-look.ts'

interface FavouriteRowProps {
  mark: ShownMark
  folders: readonly ShownFolder[]
}

/** A marked part: which it is, how many, what it costs now, into the cart; what its owner wrote, and where it belongs. */
export function FavouriteRow({ mark, folders }: FavouriteRowProps) {
  const { t } = useLingui()
  const { mcode, part, qty } = mark
  const job = folders.find(({ id }) => id === mark.folder)?.name
  const least = part?.minQty ?? 1
  const pieces = Math.max(qty, least)
  return (
    <li className={row} data-favourite={mcode}>
      <div className={top}>
        {part === null ? (
          <p className={gone}>
            <PartNumber number={mcode} />
            <span className={markLook({ tone: 'warn' })}>
              <Icon name="warning" size={16} />
              <Trans>Not sold any more</Trans>
            </span>
          </p>
        ) : (
          <LineHead line={{ id: mcode, product: { ...part, goodsSkuCode: mcode } }} />
        )}
        <button
          type="button"
          className={cx(button({ tone: 'plain', size: 'icon' }), remover)}
          aria-label={t`Take ${mcode} out`}
          onClick={() => void takeOut([mcode])}
        >
          <Icon name="close" />
        </button>
        {part === null ? null : (
          <>
            <div className={buy}>
              <QuantityStepper of={mcode} qty={pieces} minQty={least} onQuantity={(wanted) => void setQuantity(mcode, wanted)} />
              <AddButton part={part} qty={pieces} job={job} />
              <TellWhenBack part={part} />
            </div>
            <FavouritePrice part={part} qty={pieces} />
          </>
        )}
      </div>
      <div className={below}>
        <FavouriteSigns mark={mark} />
        <FavouriteNote mark={mark} />
        <MoveTo mark={mark} folders={folders} />
      </div>
    </li>
  )
}

const top = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '2' })
const gone = css({ display: 'grid', flex: '1' })
/** Beside the number on a phone, at the end of the line where there is room. */
const remover = css({ order: { md: '1' } })
const buy = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })
/** Under the words at a desk, across the row on a phone. */
const below = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  marginLeft: { md: '[84px]' },
  '& > button:last-of-type': { marginLeft: 'auto' },
})
