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
import { dataAgeOf } from './price/aged.ts'
import { DataTimeProvider } from './price/DataTimeProvider.tsx'

interface QueryContentProps<T> {
  query: Shown<T>
  /** The placeholder, with the layout of the content. */
  skeleton: ReactNode
  /** Returns what is shown offline if this device has no data, instead of the usual message. */
  renderOffline?: () => ReactNode
  children: (value: T) => ReactNode
}

/** Shows loading, failure and age in the same way everywhere, and the value when it is available. */
export function QueryContent<T>({ query: shown, skeleton, renderOffline, children }: QueryContentProps<T>) {
  const { t } = useLingui()
  if (shown.status === 'loading')
    return (
      <div aria-busy="true">
        <p className={visuallyHiddenClass}>{t`Loading`}</p>
        {skeleton}
      </div>
    )
  if (shown.status === 'failed')
    return renderOffline && shown.error.code === 'no-network' ? renderOffline() : <Failure error={shown.error} retry={shown.retry} />
  return (
    <>
      {shown.from === 'device' && shown.asOf !== null ? (
        <DeviceDataNotice asOf={shown.asOf} searchScope={shown.searched} packScope={shown.scope} />
      ) : null}
      {shown.damaged === undefined ? null : (
        <Suspense>
          <DamagedPacks titles={shown.damaged} />
        </Suspense>
      )}
      <DataTimeProvider dataTime={shown.asOf}>{children(shown.value)}</DataTimeProvider>
    </>
  )
}

/** The message of an error, and what the user can do. */
function Failure({ error, retry }: { error: AppError; retry: () => void }) {
  return (
    <div role="alert" className={failureClass}>
      <p>{translate(error.message)}</p>
      <button type="button" className={button()} onClick={retry}>
        <Trans>Try again</Trans>
      </button>
    </div>
  )
}

// Devices without packs do not need this code.
const PackResultsNotice = lazyComponent(
  () => import('./packs/PackResultsNotice.tsx'),
  ({ PackResultsNotice }) => PackResultsNotice,
)

const LocalSearchNotice = lazyComponent(
  () => import('./LocalSearchNotice.tsx'),
  (piece) => piece.LocalSearchNotice,
)

const DamagedPacks = lazyComponent(
  () => import('./packs/DamagedPacks.tsx'),
  ({ DamagedPacks: Damaged }) => Damaged,
)

interface DeviceDataNoticeProps {
  asOf: string
  searchScope: LocalSearchScope | undefined
  packScope: PackScope | undefined
}

function DeviceDataNotice({ asOf, searchScope, packScope }: DeviceDataNoticeProps) {
  const { i18n } = useLingui()
  useClock()
  // A time in the future comes from before a correction of the clock, and counts as unknown.
  const when = dataAgeOf(asOf).type === 'undated' ? null : formatAge(asOf, i18n.locale)
  return (
    <p className={oldDataClass} data-no-print>
      <Icon name="clock" size={16} />
      {packScope !== undefined ? (
        <Suspense>
          <PackResultsNotice scope={packScope} dataAge={when} />
        </Suspense>
      ) : searchScope !== undefined ? (
        <span>
          <Suspense>
            <LocalSearchNotice scope={searchScope} />
          </Suspense>{' '}
          {when === null ? null : <Trans>Oldest: {when}.</Trans>}
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
  // If the text has several lines, the icon is aligned with the first one.
  '& svg': { flexShrink: 0, marginTop: '0.5' },
  fontSize: 'sm',
  color: 'fg.muted',
})
