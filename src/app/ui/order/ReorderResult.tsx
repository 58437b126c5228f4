import { Plural, Trans } from '@lingui/react/macro'
import { translate } from '#app/i18n/language.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import type { ReorderOutcome } from '#contract/orders/order.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button, link, panel } from '#styled/recipes'

/** The result of a reorder: lines that were added, and lines that were not with the reasons, and a link to the cart. */
export const ReorderResult = ({ result: { added, left } }: { result: ReorderOutcome }) => (
  <div className={panel({ look: 'note' })}>
    <div className={frameClass}>
      <p className={lineClass}>
        <Icon name={added.length > 0 ? 'check' : 'warning'} />
        <b>
          {added.length === 0 ? (
            <Trans>Nothing could be put into the cart.</Trans>
          ) : (
            <Plural value={added.length} one="# line is in your cart." other="# lines are in your cart." />
          )}
        </b>
      </p>
      {left.length === 0 ? null : (
        <ul className={listClass}>
          {left.map(({ id, name, say: why, insteadId }) => (
            <li key={id}>
              <b>{name}</b> <PartNumber number={id} /> {translate(why)}{' '}
              {insteadId === null ? null : (
                <Link to={href('part', { mcode: insteadId })} className={link({ tall: true })}>
                  <Trans>
                    <PartNumber number={insteadId} /> takes its place
                  </Trans>
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {added.length === 0 ? null : (
        <Link to={href('cart')} className={button({ tone: 'primary' })}>
          <Trans>Go to Cart</Trans>
        </Link>
      )}
    </div>
  </div>
)

const frameClass = css({ display: 'grid', gap: '2', justifyItems: 'start', color: 'fg' })
const lineClass = css({ display: 'flex', gap: '2' })
const listClass = css({ display: 'grid', gap: '1', overflowWrap: 'anywhere' })
