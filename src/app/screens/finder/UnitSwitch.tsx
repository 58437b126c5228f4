import { Trans, useLingui } from '@lingui/react/macro'
import { chooseLengthUnit, type LengthUnit } from '#app/state/page/length-unit.ts'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import { cx } from '#styled/css'
import { chip, finder } from '#styled/recipes'
import { useLengthUnit } from './use-length-unit.ts'

/** The switch between millimetres and inches, which this device remembers. */
export function UnitSwitch({ onSwitch }: { onSwitch: (to: LengthUnit) => void }) {
  const { t } = useLingui()
  const chosen = useLengthUnit()
  const choose = (unit: LengthUnit) => () => {
    chooseLengthUnit(unit)
    onSwitch(unit)
  }
  return (
    <fieldset className={finder().units} aria-label={t`Unit of length`}>
      <button type="button" className={cx(chip(), needsScriptClass)} aria-pressed={chosen === 'mm'} onClick={choose('mm')}>
        mm
      </button>
      <button type="button" className={cx(chip(), needsScriptClass)} aria-pressed={chosen === 'in'} onClick={choose('in')}>
        <Trans>Inch</Trans>
      </button>
    </fieldset>
  )
}
