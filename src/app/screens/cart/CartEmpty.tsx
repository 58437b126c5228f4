import { Trans } from '@lingui/react/macro'
import { useViewHistory } from '#app/hooks/use-view-history.ts'
import { Link } from '#app/ui/Link.tsx'
import { ViewedParts } from '#app/ui/part/ViewedParts.tsx'
import { href } from '#contract/addresses.ts'
import { button, message } from '#styled/recipes'

const VIEWS_SHOWN = 6

/** An empty cart: next steps, and recently viewed parts with Add buttons. */
export function CartEmpty({ keeps }: { keeps: boolean }) {
  const { views } = useViewHistory()
  const look = message()
  return (
    <div className={look.root}>
      <p className={look.title}>
        <Trans>Your cart is empty.</Trans>
      </p>
      <p className={look.lead}>
        {keeps ? (
          <Trans>What you add is kept on this phone at once, with or without a signal.</Trans>
        ) : (
          <Trans>This phone keeps nothing just now: what you add goes straight to the shop.</Trans>
        )}
      </p>
      <Link to={href('home')} className={button({ tone: 'primary' })}>
        <Trans>Find a part</Trans>
      </Link>
      {views.length === 0 ? null : (
        <section className={look.held}>
          <ViewedParts most={VIEWS_SHOWN} />
        </section>
      )}
    </div>
  )
}
