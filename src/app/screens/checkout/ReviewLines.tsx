import { Trans, useLingui } from '@lingui/react/macro'
import { useCart } from '#app/hooks/use-cart.ts'
import { useCheckout } from '#app/hooks/use-checkout.ts'
import { editDraft } from '#app/state/checkout/draft.ts'
import { localBackOrderedPieces } from '#app/state/checkout/later.ts'
import { LineJobsText } from '#app/ui/cart/LineJobsText.tsx'
import { TextField } from '#app/ui/form/TextField.tsx'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { DotSeparatedItems } from '#app/ui/part/DotSeparatedItems.tsx'
import { backOrderText } from '#app/ui/price/back-order-words.ts'
import { Money } from '#app/ui/price/Money.tsx'
import { dollarsOf } from '#contract/kernel/primitives.ts'
import { MAX_LINE_NOTE_CHARACTERS } from '#contract/limits.ts'
import { isIncludedInOrder, totalsForQuantity } from '#contract/pricing/pricing.ts'
import { css } from '#styled/css'
import { mark } from '#styled/recipes'

/** A list of the ordered lines with notes, as calculated by the server; offline as they are in the cart. */
export function ReviewLines() {
  const { i18n, t } = useLingui()
  const cart = useCart()
  const { draft, fresh } = useCheckout()
  const lines =
    fresh && draft.quote !== null
      ? draft.quote.lines
      : cart.lines.filter(isIncludedInOrder).map((line) => ({
          ...line,
          unitPrice: line.price,
          coreAmount: dollarsOf(totalsForQuantity(line, line.qty).coreCharges),
          later: localBackOrderedPieces(line),
        }))
  return (
    <ul className={listClass}>
      {lines.map(({ id, qty, unitPrice, amount, coreAmount, product, later }) => (
        <li key={id} className={rowClass}>
          <Picture path={product.mainImageUrl} alt="" width={64} height={48} />
          <div className={textColumnClass}>
            <div className={headClass}>
              <PartNumber number={id} maker={product.producer} size="row" />
              <b>
                <Money usd={amount} />
              </b>
            </div>
            <p>{product.name}</p>
            {product.specName === '' ? null : <p className={mutedTextClass}>{product.specName}</p>}
            <div className={mutedTextClass}>
              <DotSeparatedItems>
                <span>
                  {qty} × <Money usd={unitPrice} />{' '}
                </span>
                {coreAmount > 0 ? (
                  <span>
                    <Trans>
                      + <Money usd={coreAmount} /> core
                    </Trans>
                  </span>
                ) : null}
              </DotSeparatedItems>
            </div>
            {later === undefined ? null : (
              <p className={mark({ tone: 'warn' })}>
                {backOrderText(i18n, { quantityNow: qty - later.qty, quantityLater: later.qty, expectedOn: later.on })}
              </p>
            )}
            <p className={mutedTextClass}>
              <LineJobsText line={{ qty, jobs: cart.lines.find((line) => line.id === id)?.jobs }} />
            </p>
            <details className={noteClass} open={(draft.lineNotes[id] ?? '') !== ''}>
              <summary className={summaryClass}>
                <Trans>Note for this line</Trans>
              </summary>
              <TextField
                name={`note-${id}`}
                label={t`Note for ${id}`}
                optional
                maxLength={MAX_LINE_NOTE_CHARACTERS}
                value={draft.lineNotes[id] ?? ''}
                onChange={(event) => editDraft({ lineNotes: { ...draft.lineNotes, [id]: event.target.value } })}
              />
            </details>
          </div>
        </li>
      ))}
    </ul>
  )
}

const listClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]' })
const rowClass = css({ display: 'flex', flexDirection: { _tiny: 'column' }, gap: '3', paddingBlock: '3', borderBottom: 'hair' })
const textColumnClass = css({ flexGrow: 1, minWidth: '0', overflowWrap: 'anywhere' })
const headClass = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4' })
const mutedTextClass = css({ color: 'fg.muted' })
const noteClass = css({ '&[open]': { paddingBottom: '2' } })
const summaryClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  textDecoration: 'underline',
  textUnderlineOffset: '[0.2em]',
})
