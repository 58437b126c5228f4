import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { day } from '#app/i18n/format.ts'
import { age } from '#app/ui/age.ts'
import { unknownStock } from '#app/ui/price/aged-words.ts'
import { useAged } from '#app/ui/price/AsOf.tsx'
import { backOn } from '#app/ui/price/back-on.ts'
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

/** Stock in a whole sentence, with its age; after a day it is unknown. */
export function StockSentence({ stock }: { stock: Stock }) {
  const { i18n } = useLingui()
  const aged = useAged()
  const unknown = stock.state !== 'ended' && (aged.is === 'old' || aged.is === 'undated')
  return (
    <p className={offer().stock} data-state={unknown ? 'unknown' : stock.state}>
      {unknown ? (
        unknownStock(i18n, aged)
      ) : (
        <>
          <Sentence stock={stock} />
          {aged.is === 'today' ? <span>· {age(aged.asOf, i18n.locale)}</span> : null}
        </>
      )}
    </p>
  )
}
