import { Trans, useLingui } from '@lingui/react/macro'
import type { DisplayedCartLine } from '#app/hooks/use-cart.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button, row } from '#styled/recipes'

/** One line of the cart in the cart panel, with its delete button. */
export function CartPanelLine({ line, onDelete }: { line: DisplayedCartLine; onDelete: () => void }) {
  const { t } = useLingui()
  const { id, product, qty, price, amount, refused } = line
  return (
    <li className={row()} data-line={id}>
      <Picture path={product.mainImageUrl} alt="" width={64} height={48} />
      <div className={lineTextClass}>
        <Link to={href('part', { mcode: id })} className={numberClass}>
          <PartNumber number={id} size="row" />
        </Link>
        <p className={mutedTextClass}>
          <bdi>{product.name}</bdi>
        </p>
        {refused === null ? (
          <p className={figuresClass}>
            <span>
              {qty} × <Money usd={price} />
            </span>
            <Money usd={amount} />
          </p>
        ) : (
          <p className={errorTextClass}>
            <Trans>Needs you</Trans>
          </p>
        )}
      </div>
      <button type="button" className={button({ tone: 'plain', size: 'icon' })} aria-label={t`Delete ${id}`} onClick={onDelete}>
        <Icon name="close" />
      </button>
    </li>
  )
}

const lineTextClass = css({ flex: '1', minWidth: '0', lineHeight: 'snug', paddingBlock: '2' })
const numberClass = css({ textDecoration: 'none' })
const mutedTextClass = css({ truncate: true, color: 'fg.muted' })
const figuresClass = css({ display: 'flex', justifyContent: 'space-between' })
const errorTextClass = css({ color: 'bad' })
