import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useClock } from '#app/hooks/use-clock.ts'
import type { SeenPart } from '#app/hooks/use-view-history.ts'
import { useViewHistoryOfAllDevices } from '#app/hooks/views/use-view-history-of-all-devices.ts'
import { midnightOf } from '#app/i18n/day-heading.ts'
import { AccountFrame } from '#app/ui/account/AccountFrame.tsx'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { Link } from '#app/ui/Link.tsx'
import { Message } from '#app/ui/Message.tsx'
import { RetryButton } from '#app/ui/RetryButton.tsx'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { HistoryDay } from './HistoryDay.tsx'
import { HistoryTools } from './HistoryTools.tsx'

/** How many parts are shown first; more if the user wants them. */
const INITIAL_VIEWS_SHOWN = 40

/** `/viewHistory`: viewed parts by day, from this device and the account's other devices. */
export default function ViewHistoryScreen() {
  return (
    <AccountFrame current="viewHistory">
      <FormPage isWide title={<Trans>Parts you viewed</Trans>}>
        <ViewHistoryContent />
      </FormPage>
    </AccountFrame>
  )
}

function ViewHistoryContent() {
  const { t } = useLingui()
  useClock()
  const { known, views, status, paused, pause, again } = useViewHistoryOfAllDevices()
  const [typed, setTyped] = useState('')
  const [removing, setRemoving] = useState(false)
  const [most, setMost] = useState(INITIAL_VIEWS_SHOWN)
  const meant = typed === '' ? views : views.filter((view) => viewMatchesText(view, typed))
  const shown = meant.slice(0, most)
  if (!known) return <div aria-busy="true" />
  return (
    <>
      {paused ? <HistoryPausedNotice onResume={() => pause(false)} /> : null}
      {views.length === 0 ? (
        <NothingViewed status={status} retry={again} />
      ) : (
        <>
          <HistoryTools
            {...{
              searchText: typed,
              setSearchText: setTyped,
              isRemoving: removing,
              setIsRemoving: setRemoving,
              isPaused: paused,
              setIsPaused: pause,
            }}
          />
          {meant.length === 0 ? <p role="status">{t`No part that you viewed is called “${typed}”.`}</p> : null}
          {groupViewsByDay(shown).map(({ dayStartMs, views: ofDay }) => (
            <HistoryDay key={dayStartMs} dayStartMs={dayStartMs} views={ofDay} hasRemoveButtons={removing} />
          ))}
          {meant.length > most ? (
            <button type="button" className={button()} onClick={() => setMost(most + INITIAL_VIEWS_SHOWN * 2)}>
              <Trans>Show older parts</Trans>
            </button>
          ) : null}
        </>
      )}
    </>
  )
}

interface NothingViewedProps {
  status: 'asking' | 'here' | 'cannot-load'
  retry: () => Promise<void>
}

/** The empty state: nothing viewed, loading, or offline. */
function NothingViewed({ status, retry }: NothingViewedProps) {
  if (status === 'asking')
    return (
      <p role="status">
        <Trans>Asking the shop…</Trans>
      </p>
    )
  if (status === 'cannot-load')
    return (
      <Message
        role="alert"
        title={<Trans>No signal. What you viewed on other devices comes with the next one; on this phone nothing was viewed yet.</Trans>}
      >
        <RetryButton retry={retry} />
      </Message>
    )
  return (
    <Message
      title={<Trans>You have not viewed any part yet.</Trans>}
      lead={<Trans>Each part that you open stands here under its day, from all your devices, also without a signal.</Trans>}
    >
      <Link to={href('home')} className={button({ tone: 'primary' })}>
        <Trans>Find a part</Trans>
      </Link>
    </Message>
  )
}

function HistoryPausedNotice({ onResume }: { onResume: () => void }) {
  return (
    <div className={pausedClass} role="status">
      <p>
        <Trans>Parts that you open on this device are not remembered.</Trans>
      </p>
      <button type="button" className={button({ size: 'sm' })} onClick={onResume}>
        <Trans>Remember them again</Trans>
      </button>
    </div>
  )
}

const pausedClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2' })

/** The parts viewed on one day by this device's clock. `at`: its midnight. */
interface ViewedDay {
  dayStartMs: number
  views: SeenPart[]
}

/** Groups viewed parts by day; they are sorted, newest first. */
function groupViewsByDay(views: readonly SeenPart[]): ViewedDay[] {
  const days: ViewedDay[] = []
  for (const view of views) {
    const at = midnightOf(view.viewedAt)
    const last = days.at(-1)
    if (last?.dayStartMs === at) last.views.push(view)
    else days.push({ dayStartMs: at, views: [view] })
  }
  return days
}

const comparableText = (text: string) => text.toLowerCase().replace(/[\s./-]/g, '')

/** Whether every typed word is in a part's number, name, maker or attributes. Numbers match in any spelling. */
function viewMatchesText({ part }: SeenPart, typed: string): boolean {
  const words = typed
    .split(/\s+/)
    .map(comparableText)
    .filter((word) => word !== '')
  const { mcode, name, producer, oeNumber, oeProducer, specName, backCategoryName } = part
  const text = [mcode, name, producer, oeNumber, oeProducer, specName, backCategoryName].map((one) => comparableText(one ?? '')).join(' ')
  return words.every((word) => text.includes(word)) || text.includes(words.join(''))
}
