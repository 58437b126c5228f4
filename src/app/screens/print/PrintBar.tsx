import { Trans, useLingui } from '@lingui/react/macro'
import { navigateTo } from '#app/hooks/navigation.ts'
import { choosePaperSize, type PaperSize, paperSizes } from '#app/state/orders/paper.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { type OrderDocumentKind, orderHref, orderPrintHref } from '#app/ui/order/order-hrefs.ts'
import { button, chip, link } from '#styled/recipes'

interface PrintBarProps {
  id: string
  kind: OrderDocumentKind
  paper: PaperSize
  /** Whether there is something to print. */
  canPrint: boolean
}

/** A bar with the options of a document. The bar itself is not printed, and changing an option does not print. */
export function PrintBar({ id, kind, paper, canPrint }: PrintBarProps) {
  const { t } = useLingui()
  const kinds = { prices: t`With prices`, 'no-prices': t`Without prices`, slip: t`Packing slip` } satisfies Record<
    OrderDocumentKind,
    string
  >
  const names = { a4: 'A4', letter: t`Letter` } satisfies Record<PaperSize, string>
  const every: OrderDocumentKind[] = ['prices', 'no-prices', 'slip']
  return (
    <div className={barClass} data-no-print>
      <Link to={orderHref(id)} className={link({ look: 'list', tall: true })}>
        <Icon name="chevron-left" />
        <Trans>Back to the order</Trans>
      </Link>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a border, and there is no form */}
      <div role="group" aria-label={t`What to print`} className={groupClass}>
        {every.map((one) => (
          <button
            key={one}
            type="button"
            className={chip()}
            aria-pressed={one === kind}
            onClick={() => navigateTo(orderPrintHref(id, one), { replace: true })}
          >
            {kinds[one]}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div role="group" aria-label={t`Paper`} className={groupClass}>
        {paperSizes.map((one) => (
          <button key={one} type="button" className={chip()} aria-pressed={one === paper} onClick={() => choosePaperSize(one)}>
            {names[one]}
          </button>
        ))}
      </div>
      <button type="button" className={button({ tone: 'primary' })} disabled={!canPrint} onClick={() => window.print()}>
        <Icon name="print" />
        <Trans>Print again</Trans>
      </button>
    </div>
  )
}

const barClass = 'paper-bar'
const groupClass = 'paper-bar-group'
