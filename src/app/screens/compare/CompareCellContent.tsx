import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Icon } from '#app/ui/Icon.tsx'
import type { IconName } from '#app/ui/icons.ts'
import { css } from '#styled/css'
import { mark as markRecipe } from '#styled/recipes'
import type { CellMark, CompareCell } from './table-rows.ts'

const marks: Record<CellMark, { icon: IconName; text: MessageDescriptor; className: string }> = {
  same: { icon: 'check', text: msg`Same`, className: markRecipe({ tone: 'quiet' }) },
  fits: { icon: 'check', text: msg`Differs, fits`, className: markRecipe({ tone: 'good' }) },
  look: { icon: 'warning', text: msg`Look first`, className: markRecipe({ tone: 'warn' }) },
  stops: { icon: 'close', text: msg`Does not fit`, className: markRecipe({ tone: 'bad' }) },
  unknown: { icon: 'help', text: msg`Not known`, className: markRecipe({ tone: 'quiet' }) },
}

/** The value of a part in one field, how it compares with the old part in an icon and a word, and why. */
export function CompareCellContent({ cell }: { cell: CompareCell | null }) {
  const { i18n, t } = useLingui()
  if (cell === null) return <span className={mutedClass}>–</span>
  const { text, mark, reason } = cell
  const look = mark === null ? null : marks[mark]
  return (
    <div className={cellClass}>
      <span className={valueClass}>{text === '' ? <span className={mutedClass}>{t`not stated`}</span> : text}</span>
      {look === null ? null : (
        <span className={look.className}>
          <Icon name={look.icon} size={16} />
          {i18n._(look.text)}
        </span>
      )}
      {reason === '' ? null : <span className={reasonClass}>{reason}</span>}
    </div>
  )
}

const cellClass = css({ display: 'grid', justifyItems: 'start', gap: '0.5', minWidth: '0' })
const valueClass = css({ fontWeight: 'bold', overflowWrap: 'anywhere' })
const mutedClass = css({ color: 'fg.muted', fontWeight: 'regular' })
const reasonClass = css({ fontSize: 'sm', lineHeight: 'snug' })
