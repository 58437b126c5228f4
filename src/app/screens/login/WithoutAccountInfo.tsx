import { Trans } from '@lingui/react/macro'
import { currentTenant } from '#app/config.ts'
import { telephoneHref } from '#app/ui/telephone.ts'
import { heading, link, message } from '#styled/recipes'

/** Says which pages are open to everyone, and how to order without an account. */
export function WithoutAccountInfo() {
  const shop = currentTenant()
  const look = message()
  return (
    <aside className={look.lead}>
      <h2 className={heading({ level: 'group' })}>
        <Trans>Without an account</Trans>
      </h2>
      <p>
        <Trans>
          Search, drawings, data, prices and stock are open to everyone. Order by phone or mail; with the number of the part it is one short
          call.
        </Trans>
      </p>
      <ul>
        <li>
          <a href={telephoneHref(shop.phone)} className={link({ tall: true })}>
            {shop.phone}
          </a>
        </li>
        <li>
          <a href={`mailto:${shop.email}`} className={link({ tall: true })}>
            {shop.email}
          </a>
        </li>
      </ul>
    </aside>
  )
}
