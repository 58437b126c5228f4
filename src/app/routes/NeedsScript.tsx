import { Trans } from '@lingui/react/macro'
import { Link } from '#app/ui/Link.tsx'
import { ContactLinks, Message, MessageLinkList } from '#app/ui/Message.tsx'
import { href } from '#contract/routes/addresses.ts'
import { button } from '#styled/recipes'

/**
 * What a private page shows to a browser without script, because the server renders no private data: links to the public pages, and
 * contacts.
 */
export const NeedsScript = () => (
  <Message as="h1" title={<Trans>This page is for customers who are signed in, and it needs JavaScript.</Trans>}>
    <p>
      <Trans>
        Please allow JavaScript for this shop. Parts, prices and stock are open without; orders are taken by phone and mail too.
      </Trans>
    </p>
    <MessageLinkList>
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
      <ContactLinks />
    </MessageLinkList>
  </Message>
)
