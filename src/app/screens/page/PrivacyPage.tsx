import { Trans } from '@lingui/react/macro'
import type { TenantConfig } from '#contract/config.ts'

export const PrivacyPage = ({ shop }: { shop: TenantConfig }) => (
  <>
    <p>
      <Trans>
        {shop.name} ({shop.address}) answers for the data of this shop. There are no advertisements here, no counters of other companies,
        and nothing is sold or passed on for advertising.
      </Trans>
    </p>
    <h2>
      <Trans>What stays on this device</Trans>
    </h2>
    <ul>
      <li>
        <Trans>Parts and lists that you looked at, so that they open without a network.</Trans>
      </li>
      <li>
        <Trans>Your recent searches and the parts that you viewed.</Trans>
      </li>
      <li>
        <Trans>While you are signed in: your sign-in, your cart, your addresses and the orders that you looked at.</Trans>
      </li>
      <li>
        <Trans>Changes and orders that the shop has not heard of yet, until you are back to send them.</Trans>
      </li>
      <li>
        <Trans>The theme that you chose; that you closed the cookie notice; that you were shown how to install the shop.</Trans>
      </li>
      <li>
        <Trans>The language that the shop is shown in, in a cookie, for a year.</Trans>
      </li>
    </ul>
    <p>
      <Trans>Clear this site’s data in the browser’s settings and all of it is gone.</Trans>
    </p>
    <h2>
      <Trans>What the shop’s server keeps</Trans>
    </h2>
    <ul>
      <li>
        <Trans>What was searched for and when, without who searched: it shows which numbers we should stock.</Trans>
      </li>
      <li>
        <Trans>With an account: your name, e-mail address, what else you fill in, and a scrambled form of your password.</Trans>
      </li>
      <li>
        <Trans>With an order: what the order, its delivery, its invoice and its warranty need.</Trans>
      </li>
    </ul>
    <h2>
      <Trans>Who else gets it</Trans>
    </h2>
    <p>
      <Trans>The carrier gets the address, the payment service gets the amount. Nobody gets more than the job needs.</Trans>
    </p>
    <h2>
      <Trans>What you can ask for</Trans>
    </h2>
    <p>
      <Trans>
        A copy of your data, a correction, or that we delete it; invoices we must keep as long as the law says. Write to {shop.email} or
        call {shop.phone}.
      </Trans>
    </p>
  </>
)
