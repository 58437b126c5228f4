import { Trans, useLingui } from '@lingui/react/macro'
import { translateColour } from '#app/ui/apparel/colour-word.ts'
import { Swatch } from '#app/ui/apparel/Swatch.tsx'
import { translateSize } from '#app/ui/apparel/size-word.ts'
import { Link } from '#app/ui/Link.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import type { Style } from '#contract/apparel/style-calls.ts'
import { href } from '#contract/routes/addresses.ts'
import { css, cx } from '#styled/css'
import { heading, tiles } from '#styled/recipes'

/** All styles of workwear as cards. */
export const StyleCards = ({ styles }: { styles: readonly Style[] }) => {
  const { t } = useLingui()
  return (
    <ul className={styleGridClass} aria-label={t`Workwear`}>
      {styles.map((style) => (
        <StyleCard key={style.id} style={style} />
      ))}
    </ul>
  )
}

function StyleCard({ style: { id, name, producer, mainImageUrl, priceFrom, priceTo, colours, sizes, onShelf } }: { style: Style }) {
  const { i18n } = useLingui()
  const [smallest = '', largest = ''] = [sizes[0], sizes.at(-1)].map((size) => translateSize(i18n, size ?? ''))
  return (
    <li>
      <Link to={href('apparel', { style: id })} className={cardClass}>
        <div className={pictureClass}>
          <Picture path={mainImageUrl} alt="" width={480} height={360} />
        </div>
        <h2 className={heading({ level: 'section' })}>{name} </h2>
        <span className={mutedTextClass}>{producer} </span>
        <span>
          <strong>
            {priceFrom === priceTo ? (
              <Money usd={priceFrom} />
            ) : (
              <Trans>
                from <Money usd={priceFrom} />
              </Trans>
            )}
          </strong>{' '}
          <PriceAge />{' '}
        </span>
        <span className={mutedTextClass}>
          {sizes.length > 1 ? (
            <Trans>
              {smallest} to {largest}
            </Trans>
          ) : (
            smallest
          )}
          {onShelf ? null : (
            <>
              {' · '}
              <Trans>Sold out</Trans>
            </>
          )}{' '}
        </span>
        <span className={swatchesClass}>
          {colours.map((colour) => (
            <span key={colour} className={swatchClass}>
              <Swatch colour={colour} />
              {translateColour(i18n, colour)}{' '}
            </span>
          ))}
        </span>
      </Link>
    </li>
  )
}

export const styleGridClass = cx(tiles().grid, css({ rowGap: '4' }))
/** A style's card, which is a link as a whole. */
const cardClass = css({ display: 'grid', alignContent: 'start', gap: '1', minWidth: '0', textDecoration: 'none', lineHeight: 'snug' })
const pictureClass = css({ backgroundColor: 'well', borderRadius: 'md', overflow: 'hidden', '& img': { width: 'full', height: 'auto' } })
const mutedTextClass = css({ color: 'fg.muted' })
const swatchesClass = css({ display: 'flex', flexWrap: 'wrap', columnGap: '3', rowGap: '1', fontSize: 'sm' })
const swatchClass = css({ display: 'inline-flex', alignItems: 'center', gap: '1' })
