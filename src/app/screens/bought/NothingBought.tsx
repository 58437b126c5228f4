import { Trans } from '@lingui/react/macro'
import type { BoughtQuery } from '#app/state/orders/bought-parts.ts'
import { Link } from '#app/ui/Link.tsx'
import { href } from '#contract/addresses.ts'
import { button, message } from '#styled/recipes'
import { boughtHref } from './bought-href.ts'

/** The empty state: nothing bought, no search result, or a page beyond the end. */
export function NothingBought({ query, total }: { query: BoughtQuery; total: number }) {
  const { text, pageNo } = query
  const look = message()
  if (text === '' && total === 0 && pageNo === 1)
    return (
      <div className={look.root}>
        <p className={look.title}>
          <Trans>You have not bought anything here yet.</Trans>
        </p>
        <p className={look.lead}>
          <Trans>Each part of an order stands here, with what you paid, its warranty and its papers.</Trans>
        </p>
        <Link to={href('home')} className={button({ tone: 'primary' })}>
          <Trans>Find a part</Trans>
        </Link>
      </div>
    )
  return (
    <div className={look.root}>
      <p className={look.title} role="status">
        {text === '' ? <Trans>There is no page {pageNo}.</Trans> : <Trans>No part that you bought is called “{text}”.</Trans>}
      </p>
      <Link to={boughtHref({ ...query, text: '', pageNo: 1 })} className={button()}>
        <Trans>Show all parts you bought</Trans>
      </Link>
    </div>
  )
}
