import { Trans } from '@lingui/react/macro'
import { tenant } from '#app/config.ts'
import { link } from '#styled/recipes'
import { telephone } from './telephone.ts'

/** Where the cart's button stands, when no script runs: how a part is ordered all the same. */
export function OrderByPhone() {
  const { phone } = tenant()
  return (
    <noscript>
      <p>
        <Trans>
          The cart needs JavaScript. Order by phone:{' '}
          <a href={telephone(phone)} className={link({ tall: true })}>
            {phone}
          </a>
        </Trans>
      </p>
    </noscript>
  )
}
