import { Plural, Trans } from '@lingui/react/macro'
import { keptWish } from '#app/state/kept-wish.ts'
import { Told } from '#app/ui/form/Told.tsx'
import { PartNumber } from '#app/ui/PartNumber.tsx'

/** Says that what a guest put into the cart is kept until they are signed in (decisions, "Guests, devices, accounts"). */
export function LoginWish() {
  const wish = keptWish()
  if (wish === null) return null
  const { mcode, qty } = wish
  return (
    <Told good>
      <Trans>
        <PartNumber number={mcode} /> is kept for you: <Plural value={qty} one="# piece goes" other="# pieces go" /> into your cart as soon
        as you are signed in.
      </Trans>
    </Told>
  )
}
