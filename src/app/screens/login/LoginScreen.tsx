import { Trans } from '@lingui/react/macro'
import { tenant } from '#app/config.ts'
import { useSearch } from '#app/hooks/navigation.ts'
import { href } from '#app/routes/href.ts'
import { Go } from '#app/ui/Go.tsx'
import { heldError } from '#app/ui/held-error.ts'
import { button, heading, message } from '#styled/recipes'
import { redirectPath } from './redirect-path.ts'

/** `/login`: until the shop has accounts it says who may see what was asked for, and what is open to everyone. */
export default function LoginScreen() {
  const search = useSearch()
  const look = message()
  const shop = tenant()
  const asked = new URLSearchParams(search)
  const said = heldError({ code: asked.get('code') ?? '', message: asked.get('message') ?? '' })
  const wanted = redirectPath(asked.get('redirect'))
  return (
    <div className={look.root}>
      <h1 className={heading({ level: 'page' })}>
        <Trans>Sign In</Trans>
      </h1>
      {said.message ? (
        <p className={look.say} role="status">
          {said.code ? <span className={look.inlineCode}>{said.code} </span> : null}
          {said.message}
        </p>
      ) : null}
      {wanted ? (
        <p>
          <Trans>
            You asked for <code className={look.address}>{wanted}</code>. Orders, the cart and account pages are open to signed-in customers
            only.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>Orders, the cart and account pages are open to signed-in customers only.</Trans>
        </p>
      )}
      <p>
        <Trans>Accounts are not open here yet. Until then order by phone or mail; with the number of the part it is one short call.</Trans>
      </p>
      <ul className={look.ways}>
        <li>
          <a href={`tel:${shop.phone.replace(/[^\d+]/g, '')}`} className={button({ tone: 'primary' })}>
            <Trans>Call {shop.phone}</Trans>
          </a>
        </li>
        <li>
          <a href={`mailto:${shop.email}`} className={button()}>
            {shop.email}
          </a>
        </li>
      </ul>
      <h2 className={heading({ level: 'section' })}>
        <Trans>Open to everyone</Trans>
      </h2>
      <ul className={look.hints}>
        <li>
          <Trans>Search by any number, and browse by category or vehicle.</Trans>
        </li>
        <li>
          <Trans>Drawings, data, cross references, prices and stock of every part.</Trans>
        </li>
        <li>
          <Trans>What you looked at stays on this device, without a network too.</Trans>
        </li>
      </ul>
      <ul className={look.ways}>
        {wanted?.startsWith('/prod/') ? (
          <li>
            <Go to={wanted} className={look.way}>
              <Trans>Back to where you were</Trans>
            </Go>
          </li>
        ) : null}
        <li>
          <Go to={href('home')} className={look.way}>
            <Trans>Start page</Trans>
          </Go>
        </li>
      </ul>
    </div>
  )
}
