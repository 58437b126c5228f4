import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { translateColour } from '#app/ui/apparel/colour-word.ts'
import { SizeGuideButton } from '#app/ui/apparel/SizeGuideButton.tsx'
import { Swatch } from '#app/ui/apparel/Swatch.tsx'
import { translateSize } from '#app/ui/apparel/size-word.ts'
import { Link } from '#app/ui/Link.tsx'
import type { Variant } from '#contract/apparel/style-calls.ts'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { styleLoad } from '#contract/loads/part-loads.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { chip, heading } from '#styled/recipes'

/** For workwear: other sizes and colours of the same style, the size guide, and a link to the style. */
export function StyleVariants({ part, style }: { part: PartDetail; style: NonNullable<PartDetail['style']> }) {
  const { i18n } = useLingui()
  const shown = useLoadedQuery(styleLoad(style.id))
  const found = shown.status === 'ready' ? shown.value : null
  const here = found?.variants.find((variant) => variant.part.mcode === part.mcode)
  const ofColour = found?.variants.filter(({ colour }) => colour === here?.colour) ?? []
  const ofSize = found?.variants.filter(({ size }) => size === here?.size) ?? []
  return (
    <section className={rootClass} aria-labelledby="style">
      <h2 id="style" className={heading({ level: 'group' })}>
        <Trans>Sizes and colours</Trans>
      </h2>
      {ofColour.length > 1 ? (
        <VariantLinks variants={ofColour} currentMcode={part.mcode} renderVariantName={({ size }) => translateSize(i18n, size)} />
      ) : null}
      {ofSize.length > 1 ? (
        <VariantLinks
          variants={ofSize}
          currentMcode={part.mcode}
          renderVariantName={({ colour }) => (
            <>
              <Swatch colour={colour} />
              {translateColour(i18n, colour)}
            </>
          )}
        />
      ) : null}
      <div className={actionLinksClass}>
        {found?.guide ? <SizeGuideButton guide={found.guide} chosenSize={here?.size} /> : null}
        <Link to={href('apparel', { style: style.id, mcode: part.mcode })} className={actionLinkClass}>
          <Trans>Several sizes at once</Trans>
        </Link>
      </div>
    </section>
  )
}

interface VariantLinksProps {
  variants: readonly Variant[]
  currentMcode: string
  renderVariantName: (variant: Variant) => ReactNode
}

const VariantLinks = ({ variants, currentMcode, renderVariantName }: VariantLinksProps) => (
  <ul className={listClass}>
    {variants.map((variant) => (
      <li key={variant.part.mcode}>
        <Link
          to={href('part', { mcode: variant.part.mcode })}
          className={chip()}
          aria-current={variant.part.mcode === currentMcode ? 'page' : undefined}
        >
          {renderVariantName(variant)}
          {variant.part.stock.state === 'ended' ? (
            <>
              {' · '}
              <Trans>No longer made</Trans>
            </>
          ) : null}
        </Link>
      </li>
    ))}
  </ul>
)

const rootClass = css({ display: 'grid', gap: '2', minHeight: '24' })
const listClass = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
const actionLinksClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2' })
const actionLinkClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { base: 'touch', lg: '8' },
  textDecoration: 'underline',
  textUnderlineOffset: '[0.2em]',
})
