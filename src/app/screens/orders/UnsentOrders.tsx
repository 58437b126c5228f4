import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type DisplayedUnsentOrder, useLocalOrders } from '#app/hooks/use-orders-here.ts'
import { formatDay } from '#app/i18n/format.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { DotSeparatedItems } from '#app/ui/part/DotSeparatedItems.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { href } from '#contract/routes/addresses.ts'
import { css, cx } from '#styled/css'
import { button, mark, panel } from '#styled/recipes'

const MAX_PICTURES_SHOWN = 4

/**
 * A list of the orders on this device that the server has not confirmed. They have no number yet, and the page never says that they are
 * placed.
 */
export function UnsentOrders() {
  const { t } = useLingui()
  const { unsent } = useLocalOrders()
  if (unsent.length === 0) return null
  return (
    <ul className={listClass} aria-label={t`Orders on this phone`}>
      {unsent.map((one) => (
        <UnsentRow key={one.key} unsent={one} />
      ))}
    </ul>
  )
}

function UnsentRow({ unsent: { key, type, savedAt, order } }: { unsent: DisplayedUnsentOrder }) {
  const { lines, total, draft } = order
  return (
    <li className={cx(panel(), frameClass)}>
      <div className={headClass}>
        <span className={type === 'refused' ? errorTextClass : mutedTextClass}>
          <Icon name={type === 'refused' ? 'warning' : 'clock'} size={16} />
          <b>{unsentOrderTexts[type]}</b>
        </span>
        {total === null ? null : <Money usd={total} />}
      </div>
      <div className={mutedClass}>
        <DotSeparatedItems>
          <span>{formatDay(savedAt)} </span>
          <span>
            <Plural value={lines.length} one="# line" other="# lines" />{' '}
          </span>
          {draft.jobName === '' ? null : <span>{draft.jobName}</span>}
        </DotSeparatedItems>
      </div>
      <ul className={picturesClass}>
        {lines.slice(0, MAX_PICTURES_SHOWN).map(({ id, name, mainImageUrl }) => (
          <li key={id}>
            <Picture path={mainImageUrl} alt={name} width={64} height={48} />
          </li>
        ))}
      </ul>
      <Link to={`${href('completeOrder')}?id=${key}`} className={button({ size: 'sm' })}>
        <Trans>Look at it</Trans>
      </Link>
    </li>
  )
}

const unsentOrderTexts: Record<DisplayedUnsentOrder['type'], ReactNode> = {
  unsent: <Trans>Saved on this phone, not sent</Trans>,
  sending: <Trans>On its way to the shop</Trans>,
  unanswered: <Trans>Sent, not answered yet</Trans>,
  refused: <Trans>Not ordered, it came back to you</Trans>,
}
const listClass = css({ display: 'grid', gap: '3' })
const frameClass = css({ display: 'grid', gap: '2', justifyItems: 'start' })
const headClass = css({ width: 'full', display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4' })
const mutedTextClass = mark({ tone: 'quiet' })
const errorTextClass = mark({ tone: 'bad' })
const mutedClass = css({ color: 'fg.muted', overflowWrap: 'anywhere' })
const picturesClass = css({ display: 'flex', gap: '2', '& > li': { backgroundColor: 'well', borderRadius: 'sm' } })
