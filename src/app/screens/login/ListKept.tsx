import { Plural, Trans } from '@lingui/react/macro'
import { goBackTo } from '#app/hooks/navigation.ts'
import { useGuestList } from '#app/hooks/use-guest-list.ts'
import { FormMessage } from '#app/ui/form/FormMessage.tsx'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { button } from '#styled/recipes'

/**
 * What a guest has just added is kept until they are signed in (decisions, "Guests, devices, accounts"), and the way back to where they
 * did.
 */
export function ListKept({ back }: { back: string }) {
  const { rows, tabRows, latest } = useGuestList()
  const [first, ...more] = latest
  const qty = [...tabRows, ...rows].find(({ mcode }) => mcode === first)?.qty
  return (
    <>
      {first === undefined || qty === undefined ? null : (
        <FormMessage good>
          {more.length > 0 ? (
            <Trans>
              Your list is kept for you: <Plural value={latest.length} one="# part goes" other="# parts go" /> into your cart as soon as you
              are signed in.
            </Trans>
          ) : (
            <Trans>
              <PartNumber number={first} /> is kept for you: <Plural value={qty} one="# piece goes" other="# pieces go" /> into your cart as
              soon as you are signed in.
            </Trans>
          )}
        </FormMessage>
      )}
      <p>
        <button type="button" className={button()} onClick={() => goBackTo(back)}>
          <Trans>Back, and add more</Trans>
        </button>
      </p>
    </>
  )
}
