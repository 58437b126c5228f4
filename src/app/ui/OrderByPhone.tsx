import { Trans } from '@lingui/react/macro'
import { currentTenant } from '#app/config.ts'
import { link } from '#styled/recipes'
import { telephoneHref } from './telephone.ts'

/** Says how to order by telephone. Without script this replaces the Add button. */
export function OrderByPhone() {
  const { phone } = currentTenant()
  return (
    <noscript>
      <p>
        <Trans>
          The cart needs JavaScript. Order by phone:{' '}
          <a href={telephoneHref(phone)} className={link({ tall: true })}>
            {phone}
          </a>
        </Trans>
      </p>
    </noscript>
  )
}
