import { Plural, Trans } from '@lingui/react/macro'
import { Money } from './Money.tsx'

interface PiecesSumProps {
  pieces: number
  /** The price of the goods in US dollars; the following amounts are also US dollars. */
  goodsUsd: number
  coreChargesUsd: number
  /** The class of a row. */
  rowClassName: string
}

/** The price of a quantity, with core charges in a row of their own: the first rows of a list of totals. */
export const PiecesSum = ({ pieces, goodsUsd, coreChargesUsd, rowClassName }: PiecesSumProps) => (
  <>
    <div className={rowClassName}>
      <dt>
        <Plural value={pieces} one="# piece" other="# pieces" />
      </dt>
      <dd>
        <Money usd={goodsUsd} />
      </dd>
    </div>
    {coreChargesUsd > 0 ? (
      <div className={rowClassName}>
        <dt>
          <Trans>Core charges, given back for your old units</Trans>
        </dt>
        <dd>
          <Money usd={coreChargesUsd} />
        </dd>
      </div>
    ) : null}
  </>
)
