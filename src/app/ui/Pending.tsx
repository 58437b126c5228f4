import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense } from 'react'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { useClock } from '#app/hooks/use-clock.ts'
import type { Shown } from '#app/hooks/use-resource.ts'
import { translate } from '#app/i18n/language.ts'
import type { LocalSearchScope, PackScope } from '#contract/envelope.ts'
import type { AppError } from '#contract/errors.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { formatAge } from './age.ts'
import { Icon } from './Icon.tsx'
import { AsOf } from './price/AsOf.tsx'
import { dataAgeOf } from './price/aged.ts'
import { SearchedHere } from './SearchedHere.tsx'

interface PendingProps<T> {
  of: Shown<T>
  /** The placeholder, with the layout of the content. */
  skeleton: ReactNode
  /** Returns what is shown offline if this device has no data, instead of the usual message. */
  absent?: () => ReactNode
  children: (value: T) => ReactNode
}

/** Shows loading, failure and age in the same way everywhere, and the value when it is available. */
export function Pending<T>({ of: shown, skeleton, absent, children }: PendingProps<T>) {
  const { t } = useLingui()
  if (shown.status === 'loading')
    return (
      <div aria-busy="true">
        <p className={visuallyHiddenClass}>{t`Loading`}</p>
        {skeleton}
      </div>
    )
  if (shown.status === 'failed')
    return absent && shown.error.code === 'no-network' ? absent() : <Failure error={shown.error} again={shown.again} />
  return (
    <>
      {shown.from === 'device' && shown.asOf !== null ? (
        <FromDevice asOf={shown.asOf} searched={shown.searched} scope={shown.scope} />
      ) : null}
      {shown.damaged === undefined ? null : (
        <Suspense>
          <DamagedPacks titles={shown.damaged} />
        </Suspense>
      )}
      <AsOf at={shown.asOf}>{children(shown.value)}</AsOf>
    </>
  )
}

/** The message of an error, and what the user can do. */
function Failure({ error, again }: { error: AppError; again: () => void }) {
  return (
    <div role="alert" className={failureClass}>
      <p>{translate(error.message)}</p>
      <button type="button" className={button()} onClick={again}>
        <Trans>Try again</Trans>
      </button>
    </div>
  )
}

// Devices without packs do not need this code.
const AnsweredFromPacks = lazyComponent(
  () => import('./packs/AnsweredFromPacks.tsx'),
  ({ AnsweredFromPacks }) => AnsweredFromPacks,
)

const DamagedPacks = lazyComponent(
  () => import('./packs/DamagedPacks.tsx'),
  ({ DamagedPacks: Damaged }) => Damaged,
)

interface FromDeviceProps {
  asOf: string
  searched: LocalSearchScope | undefined
  scope: PackScope | undefined
}

function FromDevice({ asOf, searched, scope }: FromDeviceProps) {
  const { i18n } = useLingui()
  useClock()
  // A time in the future comes from before a correction of the clock, and counts as unknown.
  const when = dataAgeOf(asOf).type === 'undated' ? null : formatAge(asOf, i18n.locale)
  return (
    <p className={oldDataClass} data-no-print>
      <Icon name="clock" size={16} />
      {scope !== undefined ? (
        <Suspense>
          <AnsweredFromPacks scope={scope} when={when} />
        </Suspense>
      ) : searched !== undefined ? (
        <span>
          <SearchedHere searched={searched} /> {when === null ? null : <Trans>Oldest: {when}.</Trans>}
        </span>
      ) : when === null ? (
        <Trans>From this phone, of an unknown day.</Trans>
      ) : (
        <Trans>From this phone, {when}.</Trans>
      )}
    </p>
  )
}

const visuallyHiddenClass = css({ srOnly: true })
const failureClass = css({ gridColumn: '[1 / -1]', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', paddingBlock: '6' })
const oldDataClass = css({
  gridColumn: '[1 / -1]',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '2',
  paddingBlock: '2',
  // The icon is aligned with the first of several lines.
  '& svg': { flexShrink: 0, marginTop: '0.5' },
  fontSize: 'sm',
  color: 'fg.muted',
})
