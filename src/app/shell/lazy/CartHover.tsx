import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { lazyComponent, useIsComponentLoaded } from '#app/hooks/lazy/lazy-component.ts'
import { useCartPieces } from '#app/hooks/use-cart-pieces.ts'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { useHydrated } from '#app/hooks/use-hydrated.ts'
import { session } from '#app/state/session/session.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { css } from '#styled/css'
import { canHoverWithPointer, canOpenCartPanel } from './cart-panel-rules.ts'
import { Spinner } from './Spinner.tsx'

const CartPanel = lazyComponent(
  () => import('./CartPanel.tsx'),
  (piece) => piece.default,
)

/**
 * The cart panel below the cart icon (section 2 of the specification). It opens on hover if the cart is not empty, and closes when the
 * pointer leaves. For the keyboard, a button behind the icon opens it, and Escape or leaving it closes it. A portal renders it into the
 * header, so that it is not part of the first paint.
 */
export function CartHover() {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  const may = canOpenCartPanel(useStateSnapshot(session).current.type, useCartPieces() ?? 0)
  const panelHere = useIsComponentLoaded(CartPanel, shown)
  const opener = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const place = useHydrated() ? document.getElementById('cart-panel') : null
  const cartBox = place?.parentElement ?? null
  useEffect(() => {
    if (cartBox === null) return
    const stop = new AbortController()
    const { signal } = stop
    const shut = () => setShown(false)
    // Deleting a line in the panel moves the focus to the notice's Undo button. The panel then stays open.
    const focusLeft = ({ relatedTarget: to }: FocusEvent) => {
      if (to instanceof Element && !cartBox.contains(to) && to.closest('[role=status]') === null) shut()
    }
    // Opens the panel if the pointer was already on the icon before the number of pieces was known.
    if (may && matchMedia('(hover: hover)').matches && cartBox.matches(':hover')) setShown(true)
    cartBox.addEventListener('pointerenter', ({ pointerType }) => may && canHoverWithPointer(pointerType) && setShown(true), { signal })
    cartBox.addEventListener('pointerleave', shut, { signal })
    cartBox.addEventListener('focusout', focusLeft, { signal })
    return () => stop.abort()
  }, [cartBox, may])
  useEffect(() => {
    if (!shown) return
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setShown(false)
      if (cartBox?.contains(document.activeElement)) opener.current?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [shown, cartBox])
  if (place === null || !(may || shown)) return null
  return createPortal(
    <>
      <button
        ref={opener}
        type="button"
        className={openerClass}
        aria-expanded={shown}
        aria-controls={panelId}
        aria-label={t`Show what is in the cart`}
        onClick={() => setShown(!shown)}
      >
        <Icon name="chevron-down" size={12} />
      </button>
      <div id={panelId} className={panelClass} hidden={!shown}>
        {shown ? panelHere ? <CartPanel onClose={() => setShown(false)} /> : <Spinner /> : null}
      </div>
    </>,
    place,
  )
}

/** The button that opens the cart panel. It is only visible while it has the keyboard's focus. */
const openerClass = css({
  position: 'absolute',
  right: '0',
  bottom: '0',
  display: 'grid',
  placeItems: 'center',
  width: '6',
  height: '6',
  borderRadius: 'md',
  backgroundColor: 'sheet',
  '&:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' },
})
const panelClass = css({
  position: 'absolute',
  zIndex: 'float',
  top: '[100%]',
  right: '0',
  width: '[380px]',
  maxWidth: '[calc(100vw - 32px)]',
  border: 'hair',
  borderRadius: 'md',
  backgroundColor: 'sheet',
  color: 'fg',
  boxShadow: 'float',
})
