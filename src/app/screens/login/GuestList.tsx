import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { useGuestListLines } from '#app/hooks/use-guest-list-lines.ts'
import { useGuestPartsList } from '#app/hooks/use-guest-parts-list.ts'
import { useUndoFocus } from '#app/hooks/use-undo-focus.ts'
import { restoreRemovedRow } from '#app/state/cart/guest-list-changes.ts'
import { network } from '#app/state/page/network.ts'
import { FormMessage } from '#app/ui/form/FormMessage.tsx'
import { OverlayOpener } from '#app/ui/OverlayOpener.tsx'
import { numberClass } from '#app/ui/part/digits.ts'
import { Money } from '#app/ui/price/Money.tsx'
import type { CartSums } from '#contract/cart/cart.ts'
import { css } from '#styled/css'
import { button, thumbBar } from '#styled/recipes'
import { GuestListRow } from './GuestListRow.tsx'
import { GuestListSums } from './GuestListSums.tsx'
import { SIGN_IN_FORMS_ID } from './sign-in-id.ts'

/** How many rows are above the form on a phone. The user can show the others. */
const MAX_ROWS_ABOVE_FORM = 5

/** The guest's list, shown in place of the cart (DECISIONS.md, "A guest's list"): rows, total, and what happens to it at sign-in. */
export default function GuestList() {
  const { t } = useLingui()
  const { removed, tabRows } = useGuestPartsList()
  const { lines, sums } = useGuestListLines()
  const [all, setAll] = useState(false)
  const undoing = useUndoFocus(removed, removed === null ? [] : [`[data-line="${removed.mcode}"]`], restoreRemovedRow)
  const folded = all ? 0 : lines.length - MAX_ROWS_ABOVE_FORM
  return (
    <>
      <p className={mutedTextClass}>
        <Trans>What you add is kept on this phone, with or without a signal, and goes into your cart when you sign in.</Trans>
      </p>
      {tabRows.length === 0 ? null : (
        <FormMessage>
          <Trans>This browser keeps nothing here: your list is gone when you close this tab. Sign in to keep it.</Trans>
        </FormMessage>
      )}
      {removed === null ? null : (
        <p className={undoRowClass} role="status">
          <span>
            <Trans>
              <span className={numberClass}>{removed.mcode}</span> removed
            </Trans>
          </span>
          <button ref={undoing.button} type="button" className={button({ size: 'sm' })} onClick={undoing.press}>
            <Trans>Undo</Trans>
          </button>
        </p>
      )}
      {lines.length === 0 ? null : (
        <>
          <ul className={rowsClass} aria-label={t`On your list`}>
            {lines.map((shown, at) => (
              <GuestListRow key={shown.row.id} listLine={shown} isHiddenOnPhone={!all && at >= MAX_ROWS_ABOVE_FORM} />
            ))}
          </ul>
          {folded > 0 ? (
            <p className={unfoldButtonClass}>
              <button type="button" className={button()} onClick={() => setAll(true)}>
                <Plural value={folded} one="Show # more part" other="Show # more parts" />
              </button>
            </p>
          ) : null}
          <GuestListSums sums={sums} />
          <GuestListBottomBar sums={sums} />
        </>
      )}
    </>
  )
}

const rowsClass = css({ borderTop: 'edge' })
const unfoldButtonClass = css({ display: { lg: 'none' } })
const mutedTextClass = css({ color: 'fg.muted', maxWidth: 'prose' })
const undoRowClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })

/** The total of the guest's list and a link to the forms, in the bottom bar of a phone. There is no link while offline. */
function GuestListBottomBar({ sums }: { sums: CartSums }) {
  const { up } = useStateSnapshot(network)
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
        <OverlayOpener to={`#${SIGN_IN_FORMS_ID}`} className={button({ tone: 'primary' })} onClick={focusLoginForms}>
          <Trans>Sign in to order</Trans>
        </OverlayOpener>
      ) : null}
    </div>
  )
}

/** Focuses the first visible field of the forms. */
function focusLoginForms(): void {
  const place = document.getElementById(SIGN_IN_FORMS_ID)
  place?.scrollIntoView()
  const fields = [...(place?.querySelectorAll('input') ?? [])]
  fields.find((field) => field.checkVisibility())?.focus({ preventScroll: true })
}
