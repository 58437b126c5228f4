import { Plural, Trans } from '@lingui/react/macro'
import { Money } from './Money.tsx'

interface PiecesSumProps {
  pieces: number
  /** The price of the goods in US dollars; the following amounts are also US dollars. */
  goods: number
  cores: number
  /** The class of a row. */
  row: string
}

/** The price of a quantity, with core charges in a row of their own: the first rows of a list of totals. */
export const PiecesSum = ({ pieces, goods, cores, row }: PiecesSumProps) => (
  <>
    <div className={row}>
      <dt>
        <Plural value={pieces} one="# piece" other="# pieces" />
      </dt>
      <dd>
        <Money usd={goods} />
      </dd>
    </div>
    {cores > 0 ? (
      <div className={row}>
        <dt>
          <Trans>Core charges, given back for your old units</Trans>
        </dt>
        <dd>
          <Money usd={cores} />
        </dd>
      </div>
    ) : null}
  </>
)
