import { Plural, Trans } from '@lingui/react/macro'
import { Money } from './Money.tsx'

interface PiecesSumProps {
  pieces: number
  /** US dollars, as all that follows. */
  goods: number
  cores: number
  /** The class of a row of the list that it stands in. */
  row: string
}

/** What so many pieces come to, their core charges on a row of their own: the first rows of a list of sums. */
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
