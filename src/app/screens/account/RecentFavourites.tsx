import { Plural, Trans } from '@lingui/react/macro'
import { type DisplayedFavourite, type DisplayedFavourites, useFavourites } from '#app/hooks/favourites/use-favourites.ts'
import type { Shown } from '#app/hooks/use-resource.ts'
import { loadFavourites } from '#app/state/favourites/favourites.ts'
import { AddButton } from '#app/ui/AddButton.tsx'
import { priceChangeCents } from '#app/ui/favourites/moved-cents.ts'
import { numberClass } from '#app/ui/part/digits.ts'
import { DataTimeProvider } from '#app/ui/price/DataTimeProvider.tsx'
import { FormerValue } from '#app/ui/price/FormerValue.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { AppError } from '#contract/errors.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { Row } from './Row.tsx'
import { Rows, Section } from './Section.tsx'

const MAX_FAVOURITES_SHOWN = 4

/**
 * A list of some favourites: those with a reduced price first, then the last added. Each can be added to the cart in its stored quantity.
 */
export function RecentFavourites() {
  const marked = useFavourites()
  const { asOf, folders, marks } = marked
  return (
    <Section
      title={<Trans>Your Favorite</Trans>}
      to={href('favourites')}
      linkLabel={<Plural value={marks.length} one="All your favorites" other="All # favorites" />}
    >
      <Rows
        sectionName="favourites"
        result={sortReducedPricesFirst(marked)}
        emptyContent={<Trans>Press the heart on a part: it stands here, also without a signal.</Trans>}
      >
        {(rows) =>
          rows.map((mark) => (
            <DataTimeProvider key={mark.mcode} dataTime={mark.asOf === undefined ? asOf : mark.asOf}>
              <RecentFavouriteRow mark={mark} job={folders.find(({ id }) => id === mark.folder)?.name} />
            </DataTimeProvider>
          ))
        }
      </Rows>
    </Section>
  )
}

function sortReducedPricesFirst({ status, marks, asOf }: DisplayedFavourites): Shown<readonly DisplayedFavourite[]> {
  if (status === 'loading') return { status }
  if (status === 'cannot-load' && marks.length === 0)
    return { status: 'failed', error: new AppError('no-network'), retry: () => void loadFavourites() }
  const cheaper = (mark: DisplayedFavourite) => Math.min(0, priceChangeCents(mark) ?? 0)
  const value = marks.toSorted((one, other) => cheaper(one) - cheaper(other)).slice(0, MAX_FAVOURITES_SHOWN)
  return { status: 'ready', value, from: 'network', asOf, isRefetching: false }
}

function RecentFavouriteRow({ mark, job }: { mark: DisplayedFavourite; job: string | undefined }) {
  const { mcode, part, note, qty, priceThen } = mark
  const isCheaper = (priceChangeCents(mark) ?? 0) < 0
  return (
    <Row
      to={part === null ? href('favourites') : href('part', { mcode })}
      pictureUrl={part?.mainImageUrl ?? ''}
      name={<span className={numberClass}>{mcode}</span>}
      endContent={
        part === null ? null : (
          <span>
            {isCheaper && priceThen !== null ? (
              <>
                <FormerValue className={formerPriceClass}>
                  <Money usd={priceThen} />
                </FormerValue>{' '}
              </>
            ) : null}
            <b>
              <Money usd={part.price} />
            </b>{' '}
            <PriceAge />
          </span>
        )
      }
      button={part === null ? undefined : <AddButton part={part} qty={Math.max(qty, part.minQty ?? 1)} job={job} />}
    >
      <span>{part === null ? <Trans>Not sold any more</Trans> : part.name}</span>
      {job === undefined ? null : <span>{job}</span>}
      {note === '' ? null : <span className={noteTextClass}>{note}</span>}
    </Row>
  )
}

// On a phone the part number needs the width, so the old price is on a line of its own.
const formerPriceClass = css({ display: { base: 'block', md: 'inline' }, color: 'fg.muted', fontSize: 'sm' })
/** At most two lines of a favourite's note. The full note is on the favourites page. */
const noteTextClass = css({ lineClamp: '2' })
