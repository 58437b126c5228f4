import { Plural, Trans } from '@lingui/react/macro'
import * as v from 'valibot'
import { seeWish } from '#app/state/wish.ts'
import { Told } from '#app/ui/form/Told.tsx'
import { PartNumber } from '#app/ui/PartNumber.tsx'

const Seen = v.object({ part: v.object({ mcode: v.string() }), qty: v.number() })

/** Says that what a guest put into the cart is kept until they are signed in (decisions, "Guests, devices, accounts"). */
export function LoginWish() {
  const wish = v.safeParse(Seen, seeWish())
  if (!wish.success) return null
  const { part, qty } = wish.output
  return (
    <Told good>
      <Trans>
        <PartNumber number={part.mcode} /> is kept for you: <Plural value={qty} one="# piece goes" other="# pieces go" /> into your cart as
        soon as you are signed in.
      </Trans>
    </Told>
  )
}
