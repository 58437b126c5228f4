import { Trans } from '@lingui/react/macro'
import { useSlashKey } from '#app/hooks/use-slash-key.ts'
import { checkBoxClass } from '#app/ui/form/check-box.ts'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import { css, cx } from '#styled/css'

/** A switch that turns the key `/` for the search box on or off on this device. */
export function SlashKeySwitch() {
  const { isEnabled, setEnabled } = useSlashKey()
  return (
    <label className={cx(lineClass, needsScriptClass)}>
      <input type="checkbox" className={checkBoxClass} checked={isEnabled} onChange={({ target }) => setEnabled(target.checked)} />
      <span>
        <Trans>
          The key <kbd translate="no">/</kbd> goes to the search box
        </Trans>
      </span>
    </label>
  )
}

const lineClass = css({ display: 'flex', alignItems: 'center', gap: '3', minHeight: 'touch' })
