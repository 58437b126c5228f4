import { Trans } from '@lingui/react/macro'
import { useSlashKey } from '#app/hooks/use-slash-key.ts'
import { checkBox } from '#app/ui/form/check-box.ts'
import { needsScript } from '#app/ui/needs-script.ts'
import { css, cx } from '#styled/css'

/** A switch that turns the key `/` for the search box on or off on this device. */
export function SlashKeySwitch() {
  const { on, turn } = useSlashKey()
  return (
    <label className={cx(line, needsScript)}>
      <input type="checkbox" className={checkBox} checked={on} onChange={({ target }) => turn(target.checked)} />
      <span>
        <Trans>
          The key <kbd translate="no">/</kbd> goes to the search box
        </Trans>
      </span>
    </label>
  )
}

const line = css({ display: 'flex', alignItems: 'center', gap: '3', minHeight: 'touch' })
