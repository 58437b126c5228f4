import { useLingui } from '@lingui/react/macro'
import { css } from '#styled/css'
import { encodeCode128 } from './code128.ts'

/** The width of a barcode's narrowest bar (module): readable at arm's length, and printable by office printers. */
const BARCODE_MODULE_MM = 0.33

/** A number as a barcode (Code 128), black on white in both themes, with the number below. */
export function Barcode({ number }: { number: string }) {
  const { t } = useLingui()
  const drawn = encodeCode128(number)
  return (
    <figure className={frameClass}>
      {drawn === null ? null : (
        <svg
          role="img"
          aria-label={t`Barcode of ${number}`}
          viewBox={`0 0 ${drawn.widthModules} 10`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          className={barsClass}
          style={{ width: `${(drawn.widthModules * BARCODE_MODULE_MM).toFixed(2)}mm` }}
        >
          <rect width={drawn.widthModules} height="10" fill="#fff" />
          {drawn.bars.map(({ offsetModules, widthModules }) => (
            <rect key={offsetModules} x={offsetModules} width={widthModules} height="10" fill="#000" data-bar="" />
          ))}
        </svg>
      )}
      <figcaption className={textClass}>{number}</figcaption>
    </figure>
  )
}

const frameClass = css({ display: 'grid', justifyItems: 'center', width: 'fit', maxWidth: 'full', rowGap: '1' })
const barsClass = css({ height: '[13mm]', maxWidth: 'full' })
const textClass = css({
  fontFamily: 'numbers',
  fontVariantNumeric: 'slashed-zero',
  whiteSpace: 'nowrap',
  fontWeight: 'bold',
  letterSpacing: 'wide',
})
