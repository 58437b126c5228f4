import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DisplayedOrderChange } from '#app/hooks/use-order-changes.ts'
import { translate } from '#app/i18n/language.ts'
import { discardOrderChange } from '#app/state/orders/order-changes.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { linkRowClass } from '#app/ui/form/fields.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { css, cx } from '#styled/css'
import { button, mark } from '#styled/recipes'

interface ChangeProgressProps {
  waitingChange: DisplayedOrderChange
  /** Opens the form of a refused change again, with all its input. */
  onEdit?: (() => void) | undefined
}

/** The state of an order's change that the server has not confirmed, with two actions if it was refused. */
export function ChangeProgress({ waitingChange: { id, type, refusal }, onEdit }: ChangeProgressProps) {
  return (
    <div>
      {type === 'refused' && refusal !== null ? (
        <p className={changeStateClasses.bad} role="alert">
          <Icon name="warning" size={16} />
          <span>
            <Trans>The shop did not take this: {translate(refusal.say)}</Trans>
          </span>
        </p>
      ) : (
        <p className={changeStateClasses.quiet}>
          <Icon name="clock" size={16} />
          {changeStateTexts[type]}
        </p>
      )}
      {type === 'refused' || type === 'unsent' ? (
        <div className={linkRowClass}>
          {onEdit === undefined ? null : (
            <button type="button" className={button({ size: 'sm' })} onClick={onEdit}>
              <Trans>Change it</Trans>
            </button>
          )}
          <button
            type="button"
            className={button({ size: 'sm', tone: 'plain' })}
            onClick={() => void discardOrderChange(id).catch(logErrorOnly)}
          >
            <Trans>Do not send it</Trans>
          </button>
        </div>
      ) : null}
    </div>
  )
}

const changeStateTexts: Record<DisplayedOrderChange['type'], ReactNode> = {
  unsent: <Trans>On this phone, waits for a signal</Trans>,
  sending: <Trans>On its way to the shop</Trans>,
  unanswered: <Trans>Sent, not answered yet</Trans>,
  refused: null,
}
const wrappingTextClass = css({ whiteSpace: 'normal', alignItems: 'flex-start' })
const changeStateClasses = { bad: cx(mark({ tone: 'bad' }), wrappingTextClass), quiet: cx(mark({ tone: 'quiet' }), wrappingTextClass) }
