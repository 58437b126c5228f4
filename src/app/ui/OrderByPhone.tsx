import { Trans } from '@lingui/react/macro'
import { tenant } from '#app/config.ts'
import { link } from '#styled/recipes'
import { telephone } from './telephone.ts'

/** Says how to order by telephone. Without script this replaces the Add button. */
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
