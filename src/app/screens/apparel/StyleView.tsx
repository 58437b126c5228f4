import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { canAddToCart } from '#app/sale.ts'
import { translateColour } from '#app/ui/apparel/colour-word.ts'
import { RadioTiles } from '#app/ui/apparel/RadioTiles.tsx'
import { SizeGuideButton } from '#app/ui/apparel/SizeGuideButton.tsx'
import { Swatch } from '#app/ui/apparel/Swatch.tsx'
import { translateSize } from '#app/ui/apparel/size-word.ts'
import { Picture } from '#app/ui/Picture.tsx'
import { useDataAge } from '#app/ui/price/DataTimeProvider.tsx'
import type { StyleDetail, Variant } from '#contract/apparel/style-calls.ts'
import { returnTerms } from '#contract/orders/returns/terms.ts'
import { css } from '#styled/css'
import { heading } from '#styled/recipes'
import { CrewSizes } from './CrewSizes.tsx'
import { initialStyleChoice, type StyleChoice, sizeRowsOfColour, variantForChoice } from './choice.ts'
import { VariantPurchase } from './VariantPurchase.tsx'

/** One style of workwear: its picture in the selected colour, colours, sizes, and the Add button for one size or several. */
export function StyleView({ style, mcode }: { style: StyleDetail; mcode: string | undefined }) {
  const { i18n } = useLingui()
  const [choice, setChoice] = useState<StyleChoice>(() => initialStyleChoice(style, mcode))
  const [missing, setMissing] = useState(false)
  const firstSize = useRef<HTMLInputElement>(null)
  const inColour = sizeRowsOfColour(style, choice.colour)
  const variants = inColour.flatMap(({ variant }) => variant ?? [])
  const chosen = variantForChoice(style, choice)
  const pictured = chosen ?? variants[0]
  const sizeMissing = () => {
    setMissing(true)
    firstSize.current?.focus()
  }
  const choose = (size: string) => {
    setMissing(false)
    setChoice({ ...choice, size })
  }
  return (
    <article className={rootClass}>
      <div className={pictureAreaClass}>
        {pictured === undefined ? null : (
          <Picture
            path={pictured.part.mainImageUrl}
            alt={stylePictureAlt(style, translateColour(i18n, choice.colour))}
            width={480}
            height={360}
            eager
          />
        )}
      </div>
      <div className={sideColumnClass}>
        <header>
          <h1 className={heading({ level: 'page' })}>{style.name}</h1>
          <p className={mutedTextClass}>{style.producer}</p>
        </header>
        <p>{style.text}</p>
        <RadioTiles
          name="colour"
          legend={<Trans>Colour</Trans>}
          chosenId={choice.colour}
          onChoose={(colour) => setChoice({ ...choice, colour })}
          tiles={style.colours.map((colour) => ({
            id: colour,
            title: (
              <>
                <Swatch colour={colour} />
                {translateColour(i18n, colour)}
              </>
            ),
          }))}
        />
        <RadioTiles
          name="size"
          legend={<Trans>Size</Trans>}
          chosenId={choice.size}
          onChoose={choose}
          firstInputRef={firstSize}
          error={missing ? <Trans>Choose a size first.</Trans> : undefined}
          tiles={inColour.map(({ size, variant }) => ({
            id: size,
            title: translateSize(i18n, size),
            words: <SizeAvailability variant={variant} />,
          }))}
        />
        {style.guide === null ? null : (
          <div>
            <SizeGuideButton guide={style.guide} chosenSize={choice.size ?? undefined} />
          </div>
        )}
        <VariantPurchase chosenVariant={chosen} variants={variants} isSizeChosen={choice.size !== null} onSizeMissing={sizeMissing} />
        <p className={mutedTextClass}>
          <Trans>
            What does not fit can go back within {returnWindowDays} days of delivery, tried on but not worn. You send the parcel back, and
            order the other size anew.
          </Trans>
        </p>
        {hasSeveralToAdd(style.variants) && style.sizes.length > 1 ? <CrewSizes style={style} colour={choice.colour} /> : null}
      </div>
    </article>
  )
}

const returnWindowDays = returnTerms.windowDays
const stylePictureAlt = ({ name }: StyleDetail, colour: string) => `${name}, ${colour}`
const hasSeveralToAdd = (variants: readonly Variant[]) => variants.filter(({ part }) => canAddToCart(part)).length > 1

const rootClass = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
  columnGap: '8',
  rowGap: '4',
  alignItems: 'start',
  paddingBottom: '4',
})
const pictureAreaClass = css({
  backgroundColor: 'well',
  borderRadius: 'md',
  overflow: 'hidden',
  '& img': { width: 'full', height: 'auto' },
})
const sideColumnClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4', minWidth: '0' })
const mutedTextClass = css({ color: 'fg.muted' })

/** The stock of a size, shown before the size is selected; nothing if it is in stock. Data older than a day shows no stock. */
function SizeAvailability({ variant }: { variant: Variant | undefined }) {
  const aged = useDataAge()
  if (variant === undefined) return <Trans>Not in this colour</Trans>
  const { state, qty } = variant.part.stock
  if (state === 'ended') return <Trans>No longer made</Trans>
  if (aged.type === 'old' || aged.type === 'undated') return null
  if (state === 'out') return <Trans>Sold out</Trans>
  return state === 'low' ? <Trans>{qty} left</Trans> : null
}
