import { Plural, Trans } from '@lingui/react/macro'
import { keptWish } from '#app/state/kept-wish.ts'
import { Told } from '#app/ui/form/Told.tsx'
import { PartNumber } from '#app/ui/PartNumber.tsx'

/** Says that what a guest put into the cart is kept until they are signed in (decisions, "Guests, devices, accounts"). */
export function LoginWish() {
  const wish = keptWish()
  if (wish === null) return null
  const { mcode, qty, more } = wish
  if (more > 0)
    return (
      <Told good>
        <Trans>
          Your list is kept for you: <Plural value={more + 1} one="# part goes" other="# parts go" /> into your cart as soon as you are
          signed in.
        </Trans>
      </Told>
    )
  return (
    <Told good>
      <Trans>
        <PartNumber number={mcode} /> is kept for you: <Plural value={qty} one="# piece goes" other="# pieces go" /> into your cart as soon
        as you are signed in.
      </Trans>
    </Told>
  )
}
