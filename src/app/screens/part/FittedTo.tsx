import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useGarage } from '#app/hooks/garage/use-garage.ts'
import { useIsComponentLoaded } from '#app/hooks/lazy/lazy-component.ts'
import { formatPastDay } from '#app/i18n/format.ts'
import { FittedToDialog } from '#app/ui/garage/lazy-fitted-to.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { css, cx } from '#styled/css'
import { button, mark } from '#styled/recipes'

/** To which of the user's vehicles the part was fitted, and a button that notes it for another one. */
export function FittedTo({ mcode }: { mcode: Mcode }) {
  const { vehicles } = useGarage()
  const [isOpen, setOpen] = useState(false)
  const isLoaded = useIsComponentLoaded(FittedToDialog, isOpen)
  const fitted = vehicles.flatMap(({ id, name, fitted: parts }) =>
    parts.filter((one) => one.mcode === mcode).map(({ on }) => ({ key: `${id} ${on}`, name, on })),
  )
  return (
    <div className={frameClass}>
      {fitted.length === 0 ? null : (
        <ul>
          {fitted.map(({ key, name, on }) => (
            <li key={key} className={cx(mark({ tone: 'good' }), lineClass)}>
              <Icon name="check" size={16} />
              <span>
                <Trans>
                  Fitted to {name} on {formatPastDay(on)}
                </Trans>
              </span>
            </li>
          ))}
        </ul>
      )}
      <button type="button" className={cx(button(), needsScriptClass)} onClick={() => setOpen(true)}>
        <Icon name="vehicle" /> <Trans>Fitted to …</Trans>
      </button>
      {isLoaded ? <FittedToDialog mcode={mcode} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}

const frameClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  marginBlock: '4',
})
const lineClass = css({ display: 'flex', whiteSpace: 'normal', overflowWrap: 'anywhere' })
