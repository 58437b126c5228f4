import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { useOldestShown } from '#app/hooks/use-age-held.ts'
import type { ShownCart } from '#app/hooks/use-cart.ts'
import { useClock } from '#app/hooks/use-clock.ts'
import { readNote } from '#app/state/packs/here-note.ts'
import { FRESH_MS, isYounger } from '#app/state/page/is-younger.ts'
import { portalHref } from '#app/state/page/watch-network.ts'
import { age } from '#app/ui/age.ts'
import { HowManyWait } from '#app/ui/cart/HowManyWait.tsx'
import { agedAt } from '#app/ui/price/aged.ts'
import { EVERYTHING } from '#contract/packs/pack-list.ts'
import { css, cx } from '#styled/css'
import { row, sheet } from '#styled/recipes'
import { HeldByPage } from './CartWaits.tsx'
import { ListWaits } from './ListWaits.tsx'
import { OfflineLink } from './OfflineLink.tsx'
import { OrderBack } from './OrderBack.tsx'
import { StatusMessage, wayOn } from './StatusMessage.tsx'

export interface NoSignalProps {
  /** The id of the details, which the line opens. */
  id: string
  /** A network answers that wants its user to sign in. */
  portal: boolean
  cart: ShownCart
  /** Orders that came back. */
  back: readonly string[]
  /** Parts on a guest's list. */
  listed: number
}

/** Without a signal: the one thing that matters most, in one line; a press shows all of it. */
export const NoSignal = ({ id, portal, cart, back }: NoSignalProps) => (
  <>
    <button type="button" popoverTarget={id} className={opener}>
      <span className={dot} aria-hidden="true" />
      <StatusMessage>
        <MostPressing portal={portal} cart={cart} back={back} />
      </StatusMessage>
      <span className={more}>
        <Trans>Details</Trans>
      </span>
    </button>
    {portal ? <ItsPage /> : null}
  </>
)

/** What only this page holds is lost when it is closed, so that is said before all. */
function MostPressing({ portal, cart, back }: Pick<NoSignalProps, 'portal' | 'cart' | 'back'>) {
  if (cart.held > 0) return <Trans>No signal. Leave this page open.</Trans>
  if (portal) return <Trans>This network wants you to sign in first.</Trans>
  if (back.length > 0) return <Plural value={back.length} one="No signal. An order came back." other="No signal. # orders came back." />
  if (cart.waiting === 0) return <WhatIsHere />
  return (
    <>
      <Trans>No signal.</Trans> <HowManyWait of={cart} />
    </>
  )
}

/**
 * All there is to say without a signal, each thing with its way, in the browser's own popover: at the thumb on phones, above the line
 * elsewhere. It stands beside the line, which is read out when it changes, and not in it.
 */
export function NoSignalDetails({ id, portal, cart, back, listed }: NoSignalProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { t } = useLingui()
  return (
    // Before Safari 17 there are no popovers.
    // biome-ignore lint/a11y/useKeyWithClickEvents: it closes after what was pressed in it, by whatever means
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div
      ref={frame}
      id={id}
      popover="auto"
      className={cx(sheet().frame, place)}
      data-no-print
      onClick={() => frame.current?.hidePopover?.()}
    >
      <ul aria-label={t`Without a signal`}>
        <Line>
          {portal ? (
            <StatusMessage way={<ItsPage />}>
              <Trans>This network wants you to sign in first. What you have seen is here.</Trans>
            </StatusMessage>
          ) : (
            <StatusMessage way={<OfflineLink />}>
              <WhatIsHere />
            </StatusMessage>
          )}
        </Line>
        {cart.waiting > 0 ? (
          <Line>
            <StatusMessage>{cart.held > 0 ? <HeldByPage count={cart.held} /> : <HowManyWait of={cart} />}</StatusMessage>
          </Line>
        ) : null}
        <ShownAge />
        {back.length > 0 ? (
          <Line>
            <OrderBack keys={back} />
          </Line>
        ) : null}
        {listed > 0 ? (
          <Line>
            <ListWaits parts={listed} />
          </Line>
        ) : null}
      </ul>
    </div>
  )
}

const Line = ({ children }: { children: ReactNode }) => <li className={cx(row(), line)}>{children}</li>

/** How much of the shop is here without a signal: what was seen, unless packs of the catalogue are. */
function WhatIsHere() {
  const packs = readNote()
  if (packs.length === 0) return <Trans>No signal. What you have seen is here.</Trans>
  if (packs.some(({ id }) => id === EVERYTHING)) return <Trans>No signal. The whole catalogue is here.</Trans>
  return <Plural value={packs.length} one="No signal. # pack is here." other="No signal. # packs are here." />
}

/** The way to the page of a network that wants a sign-in: it puts that in the place of any address, also of the shop's own. */
const ItsPage = () => (
  <a href={portalHref()} target="_blank" rel="noopener" className={wayOn}>
    <Trans>Open its page</Trans>
  </a>
)

/** How old the oldest price, stock or order in sight is; nothing when none is in sight, or all are of just now. */
function ShownAge() {
  const { i18n } = useLingui()
  useClock()
  const oldest = useOldestShown()
  if (oldest === null || isYounger(oldest, FRESH_MS)) return null
  const aged = agedAt(oldest)
  return 'asOf' in aged || aged.type === 'now' ? (
    <Line>
      <StatusMessage>
        <Trans>From this phone, {age(oldest, i18n.locale)}.</Trans>
      </StatusMessage>
    </Line>
  ) : null
}

const opener = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  flex: '1',
  minWidth: '0',
  minHeight: { base: 'touch', lg: '10' },
  // The mark of the focus goes round the words, and not through them.
  marginInline: '-2',
  paddingInline: '2',
  textAlign: 'left',
})
const more = css({ fontWeight: 'bold', textDecoration: 'underline', flexShrink: 0 })
const dot = css({
  width: '2',
  height: '2',
  borderRadius: 'round',
  borderWidth: 'thick',
  borderStyle: 'solid',
  borderColor: '[currentColor]',
  flexShrink: 0,
})
const line = css({ paddingInline: '4', fontSize: 'body', _last: { borderBottomWidth: '[0]' } })
const place = css({
  border: 'edge',
  paddingBottom: '[env(safe-area-inset-bottom)]',
  overflowY: 'auto',
  '@supports (position-area: top)': { md: { positionArea: '[top span-right]', margin: '0', marginBottom: '1', width: '[400px]' } },
})
