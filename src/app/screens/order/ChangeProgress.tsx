import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ShownChange } from '#app/hooks/use-order-changes.ts'
import { translate } from '#app/i18n/language.ts'
import { discardOrderChange } from '#app/state/orders/order-changes.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { linkRow } from '#app/ui/form/fields.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { css, cx } from '#styled/css'
import { button, mark } from '#styled/recipes'

interface ChangeProgressProps {
  waiting: ShownChange
  /** Opens the form of a refused change again, with all its input. */
  onAgain?: (() => void) | undefined
}

/** The state of an order's change that the server has not confirmed, with two actions if it was refused. */
export function ChangeProgress({ waiting: { id, type, refusal }, onAgain }: ChangeProgressProps) {
  return (
    <div>
      {type === 'refused' && refusal !== null ? (
        <p className={looks.bad} role="alert">
          <Icon name="warning" size={16} />
          <span>
            <Trans>The shop did not take this: {translate(refusal.say)}</Trans>
          </span>
        </p>
      ) : (
        <p className={looks.quiet}>
          <Icon name="clock" size={16} />
          {words[type]}
        </p>
      )}
      {type === 'refused' || type === 'unsent' ? (
        <div className={linkRow}>
          {onAgain === undefined ? null : (
            <button type="button" className={button({ size: 'sm' })} onClick={onAgain}>
              <Trans>Change it</Trans>
            </button>
          )}
          <button
            type="button"
            className={button({ size: 'sm', tone: 'plain' })}
            onClick={() => void discardOrderChange(id).catch(logOnly)}
          >
            <Trans>Do not send it</Trans>
          </button>
        </div>
      ) : null}
    </div>
  )
}

const words: Record<ShownChange['type'], ReactNode> = {
  unsent: <Trans>On this phone, waits for a signal</Trans>,
  sending: <Trans>On its way to the shop</Trans>,
  unanswered: <Trans>Sent, not answered yet</Trans>,
  refused: null,
}
const wrapping = css({ whiteSpace: 'normal', alignItems: 'flex-start' })
const looks = { bad: cx(mark({ tone: 'bad' }), wrapping), quiet: cx(mark({ tone: 'quiet' }), wrapping) }
