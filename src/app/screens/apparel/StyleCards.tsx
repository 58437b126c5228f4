import { Trans, useLingui } from '@lingui/react/macro'
import { Swatch } from '#app/ui/apparel/Swatch.tsx'
import { colourWord } from '#app/ui/apparel/colour-word.ts'
import { sizeWord } from '#app/ui/apparel/size-word.ts'
import { Go } from '#app/ui/Go.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { href } from '#contract/addresses.ts'
import type { Style } from '#contract/apparel/style-calls.ts'
import { css } from '#styled/css'

/** All styles, each a card that leads to its sizes and colours. */
export const StyleCards = ({ styles }: { styles: readonly Style[] }) => {
  const { t } = useLingui()
  return (
    <ul className={styleGrid} aria-label={t`Workwear`}>
      {styles.map((style) => (
        <StyleCard key={style.id} style={style} />
      ))}
    </ul>
  )
}

function StyleCard({ style: { id, name, producer, mainImageUrl, priceFrom, priceTo, colours, sizes, onShelf } }: { style: Style }) {
  const { i18n } = useLingui()
  const [smallest = '', largest = ''] = [sizes[0], sizes.at(-1)].map((size) => sizeWord(i18n, size ?? ''))
  return (
    <li className={card}>
      <div className={picture}>
        <Picture path={mainImageUrl} alt="" width={480} height={360} />
      </div>
      <h2 className={title}>
        <Go to={href('apparel', { style: id })} className={link}>
          {name}
        </Go>
      </h2>
      <p className={quiet}>{producer}</p>
      <p>
        <strong>
          {priceFrom === priceTo ? (
            <Money usd={priceFrom} />
          ) : (
            <Trans>
              from <Money usd={priceFrom} />
            </Trans>
          )}
        </strong>{' '}
        <PriceAge />
      </p>
      <p className={quiet}>
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
        )}
      </p>
      <ul className={swatches}>
        {colours.map((colour) => (
          <li key={colour} className={swatch}>
            <Swatch colour={colour} />
            {colourWord(i18n, colour)}
          </li>
        ))}
      </ul>
    </li>
  )
}

export const styleGrid = css({
  display: 'grid',
  gridTemplateColumns: { base: '[repeat(auto-fill, minmax(min(148px, 100%), 1fr))]', sm: '[repeat(auto-fill, minmax(220px, 1fr))]' },
  columnGap: '4',
  rowGap: '6',
})
/** The link covers the whole card. */
const card = css({ position: 'relative', display: 'grid', alignContent: 'start', gap: '0.5', minWidth: '0', lineHeight: 'snug' })
const picture = css({ backgroundColor: 'well', borderRadius: 'md', overflow: 'hidden', marginBottom: '1', '& img': { width: 'full', height: 'auto' } })
const title = css({ fontSize: 'md', lineHeight: 'snug', overflowWrap: 'anywhere' })
const link = css({ textDecoration: 'none', _hovers: { _hover: { textDecoration: 'underline' } }, _after: { content: '""', position: 'absolute', inset: '0' } })
const quiet = css({ color: 'fg.muted' })
const swatches = css({ display: 'flex', flexWrap: 'wrap', columnGap: '3', rowGap: '1', fontSize: 'sm', paddingTop: '1' })
const swatch = css({ display: 'inline-flex', alignItems: 'center', gap: '1' })
