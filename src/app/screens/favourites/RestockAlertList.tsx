import { Trans, useLingui } from '@lingui/react/macro'
import { useStockWatches } from '#app/hooks/stock-watch/use-stock-watches.ts'
import { Link } from '#app/ui/Link.tsx'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button, heading, link } from '#styled/recipes'

/**
 * A list of the member's subscriptions to "back in stock" messages, each with a cancel button. Nothing if there are none, or if the server
 * does not respond.
 */
export function RestockAlertList() {
  const { t } = useLingui()
  const { found, end } = useStockWatches()
  if (found === null || found.watches.length === 0) return null
  return (
    <section aria-labelledby="waited-for" className={frameClass}>
      <h2 id="waited-for" className={heading()}>
        <Trans>Told when back</Trans>
      </h2>
      <p className={smallTextClass}>
        <Trans>One mail goes to {found.email} when the part is in stock.</Trans>
      </p>
      <ul>
        {found.watches.map(({ mcode, name }) => (
          <li key={mcode} className={lineClass}>
            <span className={textColumnClass}>
              <Link to={href('part', { mcode })} className={link()}>
                {mcode}
              </Link>{' '}
              {name}
            </span>
            <button
              type="button"
              className={button({ tone: 'plain', size: 'sm' })}
              aria-label={t`Do not tell me of ${mcode}`}
              onClick={() => void end(mcode)}
            >
              <Trans>Do not tell me</Trans>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const frameClass = css({ display: 'grid', gap: '2', marginTop: '6' })
const smallTextClass = css({ fontSize: 'sm', color: 'fg.muted' })
const lineClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', minHeight: 'touch' })
const textColumnClass = css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere' })
