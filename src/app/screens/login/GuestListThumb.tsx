import { Plural, Trans } from '@lingui/react/macro'
import { useFacts } from '#app/hooks/use-facts.ts'
import { network } from '#app/state/page/network.ts'
import { Opener } from '#app/ui/Opener.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import type { CartSums } from '#contract/cart.ts'
import { button, thumbBar } from '#styled/recipes'
import { SIGN_IN_ID } from './sign-in-id.ts'

/** The total of the list and a link to the forms, in the bottom bar of a phone; no link while offline. */
export function GuestListThumb({ sums }: { sums: CartSums }) {
  const { up } = useFacts(network)
  const look = thumbBar()
  return (
    <div className={look.root}>
      <div className={look.words}>
        <span className={look.price}>
          <Money usd={sums.total} />
        </span>
        <span className={look.qty}>
          <Plural value={sums.pieces} one="# piece" other="# pieces" />
        </span>
      </div>
      {up ? (
        <Opener to={`#${SIGN_IN_ID}`} className={button({ tone: 'primary' })} onClick={toForms}>
          <Trans>Sign in to order</Trans>
        </Opener>
      ) : null}
    </div>
  )
}

/** Focuses the first visible field. */
function toForms(): void {
  const place = document.getElementById(SIGN_IN_ID)
  place?.scrollIntoView()
  const fields = [...(place?.querySelectorAll('input') ?? [])]
  fields.find((field) => field.checkVisibility())?.focus({ preventScroll: true })
}
