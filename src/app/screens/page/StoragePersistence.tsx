import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { askAgainToKeep, useDurableStorage } from '#app/hooks/use-durable.ts'
import { formatStorageSize } from '#app/i18n/size.ts'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'

/** Says whether the browser stores the shop's data persistently and how much space there is, with a button that asks for persistence. */
export function StoragePersistence() {
  const { type, refused, usedBytes, mostBytes } = useDurableStorage()
  const [asking, setAsking] = useState(false)
  const words: Record<typeof type, ReactNode> = {
    asking: <Trans>Asking the browser…</Trans>,
    kept: <Trans>Yes: this browser keeps what is on this device until you clear it.</Trans>,
    'may-clear': <Trans>Not surely: this browser may clear it when space runs out.</Trans>,
    unknown: <Trans>This browser cannot say whether it keeps it.</Trans>,
  }
  const ask = async () => {
    setAsking(true)
    await askAgainToKeep()
    setAsking(false)
  }
  return (
    <>
      <noscript>
        <p className={boldTextClass}>
          <Trans>Not without JavaScript.</Trans>
        </p>
      </noscript>
      <p role="status" className={cx(boldTextClass, needsScriptClass)}>
        {words[type]}
      </p>
      {type === 'may-clear' && (
        <p>
          <button type="button" className={button()} disabled={asking} onClick={() => void ask()}>
            <Trans>Ask the browser to keep it</Trans>
          </button>
        </p>
      )}
      {type === 'may-clear' && refused && (
        <p role="status">
          <Trans>The browser said no. Most say yes once the shop is installed, or is often used.</Trans>
        </p>
      )}
      {usedBytes !== null && mostBytes !== null && (
        <p className={mutedTextClass}>
          <Trans>
            {formatStorageSize(usedBytes)} are used of at most {formatStorageSize(mostBytes)}.
          </Trans>
        </p>
      )}
      <p className={mutedTextClass}>
        <Trans>The shop asks by itself when a change or an order is written down here that the shop itself does not have yet.</Trans>
      </p>
    </>
  )
}

const boldTextClass = css({ fontWeight: 'bold' })
const mutedTextClass = css({ color: 'fg.muted' })
