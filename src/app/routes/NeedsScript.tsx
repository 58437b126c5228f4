import { Trans } from '@lingui/react/macro'
import { tenant } from '#app/config.ts'
import { Link } from '#app/ui/Link.tsx'
import { telephone } from '#app/ui/telephone.ts'
import { href } from '#contract/addresses.ts'
import { button, message } from '#styled/recipes'

/**
 * What a private page shows to a browser without script, because the server renders no private data: links to the public pages, and
 * contacts.
 */
export function NeedsScript() {
  const { phone, email } = tenant()
  const look = message()
  return (
    <div className={look.root}>
      <h1 className={look.title}>
        <Trans>This page is for customers who are signed in, and it needs JavaScript.</Trans>
      </h1>
      <p>
        <Trans>
          Please allow JavaScript for this shop. Parts, prices and stock are open without; orders are taken by phone and mail too.
        </Trans>
      </p>
      <ul className={look.ways}>
        <li>
          <Link to={href('home')} className={button({ tone: 'primary' })}>
            <Trans>Start page</Trans>
          </Link>
        </li>
        <li>
          <Link to={href('login')} className={button()}>
            <Trans>Sign In</Trans>
          </Link>
        </li>
        <li>
          <a href={telephone(phone)} className={look.way}>
            {phone}
          </a>
        </li>
        <li>
          <a href={`mailto:${email}`} className={look.way}>
            {email}
          </a>
        </li>
      </ul>
    </div>
  )
}
