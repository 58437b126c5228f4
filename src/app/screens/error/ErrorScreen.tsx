import { Trans, useLingui } from '@lingui/react/macro'
import { usePathname } from '#app/hooks/navigation.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { translate } from '#app/i18n/language.ts'
import { displayableError } from '#app/ui/held-error.ts'
import { Link } from '#app/ui/Link.tsx'
import { Message, MessageLink, MessageLinkList } from '#app/ui/Message.tsx'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import { href, parseNotFoundMessage } from '#contract/routes/addresses.ts'
import type { ParamsOf } from '#contract/routes.ts'
import { button, message } from '#styled/recipes'

/** `/Error`, and the page for a path or part that does not exist (404): the error in one sentence, and links. */
export default function ErrorScreen({ params }: { params: ParamsOf<'errorPage'> }) {
  const { t } = useLingui()
  const held = displayableError(params)
  // For an unknown order this page is shown under the order's own URL (404), so the URL also tells that an order is missing.
  const pathname = usePathname()
  const ofOrder = params.about === 'order' || /order/i.test(pathname)
  // The reason that the route table gives, in English.
  const missing = parseNotFoundMessage(held.message)
  const words =
    missing === null
      ? held.message === ''
        ? t`Something did not work.`
        : translate(held.message)
      : translate(missing.sentence, { path: missing.path })
  useTitle(words)
  return (
    <Message head={held.code ? <p className={message().code}>{held.code}</p> : null} as="h1" title={words}>
      <p>
        {held.code === '404' && ofOrder ? (
          <Trans>
            The address may be mistyped, or the order belongs to another account. Everything that you have ordered is in Your Orders.
          </Trans>
        ) : held.code === '404' ? (
          <Trans>
            The address may be mistyped, or the part has left the catalogue. Search for its number: another part may bear it now.
          </Trans>
        ) : (
          <Trans>Nothing of yours is lost. Go back and try again, or begin anew from the start page.</Trans>
        )}
      </p>
      <MessageLinkList>
        <li>
          <Link to={href('home')} className={button({ tone: 'primary' })}>
            <Trans>Start page</Trans>
          </Link>
        </li>
        <li className={needsScriptClass}>
          <button type="button" className={button()} onClick={() => history.back()}>
            <Trans>Go back</Trans>
          </button>
        </li>
        {ofOrder ? (
          <MessageLink to={href('orders')}>
            <Trans>Your Orders</Trans>
          </MessageLink>
        ) : (
          <MessageLink to={href('page', { slug: 'help' })}>
            <Trans>Help with searching</Trans>
          </MessageLink>
        )}
      </MessageLinkList>
    </Message>
  )
}
