import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { SearchOption } from '#app/state/catalogue/search.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { formatYearSpan } from '#app/ui/part/year-span.ts'
import { css } from '#styled/css'

/** A suggestion below the search box: a vehicle that the typed words name, or its starters or alternators. */
export function VehicleOption({ option: { vehicle, units } }: { option: Extract<SearchOption, { type: 'vehicle' }> }) {
  const { i18n } = useLingui()
  const { brand, model, engines, yearFrom, yearTo } = vehicle
  if (units !== null)
    return (
      <span className={indentedClass}>
        {units === 'starters' ? (
          <>
            <Trans>Its starters</Trans>{' '}
            <span className={mutedTextClass}>
              <Plural value={vehicle.starters} one="# offer" other="# offers" />
            </span>
          </>
        ) : (
          <>
            <Trans>Its alternators</Trans>{' '}
            <span className={mutedTextClass}>
              <Plural value={vehicle.alternators} one="# offer" other="# offers" />
            </span>
          </>
        )}
      </span>
    )
  return (
    <>
      <Icon name="vehicle" size={20} />
      <span className={vehicleTextClass}>
        <span className={vehicleNameClass}>{model.startsWith(brand) ? model : `${brand} ${model}`}</span>{' '}
        <span className={dataClass}>{[formatYearSpan(i18n, yearFrom, yearTo), engines.join(', ')].filter(Boolean).join(' · ')}</span>
      </span>
    </>
  )
}

const vehicleTextClass = css({ minWidth: '0', paddingBlock: '2', lineHeight: 'snug' })
const vehicleNameClass = css({ fontWeight: 'bold' })
const dataClass = css({
  display: 'block',
  fontSize: 'sm',
  color: 'fg.muted',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
/** Starters and alternators are indented below their vehicle. */
const indentedClass = css({ paddingInlineStart: '8' })
const mutedTextClass = css({ fontSize: 'sm', color: 'fg.muted' })
