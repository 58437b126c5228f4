import { Plural, Trans } from '@lingui/react/macro'
import { day } from '#app/i18n/format.ts'
import { backOn } from '#app/ui/back-on.ts'
import type { Stock } from '#contract/catalogue.ts'
import { offer } from '#styled/recipes'

function Sentence({ stock }: { stock: Stock }) {
  const back = backOn(stock)
  switch (stock.state) {
    case 'in':
      return <Plural value={stock.qty} one="# on the shelf, ready to ship" other="# on the shelf, ready to ship" />
    case 'low':
      return <Plural value={stock.qty} one="Only # left on the shelf" other="Only # left on the shelf" />
    case 'out':
      return back ? <Trans>Sold out, back about {day(back)}</Trans> : <Trans>Sold out, no date yet</Trans>
    case 'ended':
      return <Trans>Not made any more</Trans>
  }
}

/** Stock in a whole sentence. */
export const StockSentence = ({ stock }: { stock: Stock }) => (
  <p className={offer().stock} data-state={stock.state}>
    <Sentence stock={stock} />
  </p>
)
