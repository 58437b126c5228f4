import { Plural, Trans } from '@lingui/react/macro'
import { type ReactNode, useLayoutEffect } from 'react'
import { formatPastDay } from '#app/i18n/format.ts'
import { storeExpectedRows } from '#app/state/page/doing.ts'
import { FRESH_FOR_MS, isYoungerThan } from '#app/state/page/is-younger.ts'
import { Icon } from '#app/ui/Icon.tsx'
import type { IconName } from '#app/ui/icons.ts'
import { Link } from '#app/ui/Link.tsx'
import { OrderStateMark } from '#app/ui/order/OrderStateMark.tsx'
import { orderHref } from '#app/ui/order/order-hrefs.ts'
import { Money } from '#app/ui/price/Money.tsx'
import { href, searchHref } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import type { RecentActivity } from './doing.ts'
import { useRecentActivity } from './use-doing.ts'

interface RecentActivityRowsProps {
  /** Called with the number of rows as soon as it is known. */
  onRowCountKnown: (rows: number) => void
}

/** At most three compact rows with what the visitor did last, newest first: cart, open order, last part, last search. */
export default function DoingRows({ onRowCountKnown }: RecentActivityRowsProps) {
  const rows = useRecentActivity()
  const many = rows?.length
  useLayoutEffect(() => {
    if (many === undefined) return
    storeExpectedRows(many)
    onRowCountKnown(many)
  }, [many, onRowCountKnown])
  if (rows === null || rows.length === 0) return null
  return (
    <ul className={listClass}>
      {rows.map((doing) => (
        <RecentActivityRow key={activityKey(doing)} activity={doing} />
      ))}
    </ul>
  )
}

const activityKey = (doing: RecentActivity) => (doing.type === 'part' ? doing.view.mcode : doing.type)

function RecentActivityRow({ activity: doing }: { activity: RecentActivity }) {
  switch (doing.type) {
    case 'cart':
    case 'list':
      return (
        <Row
          to={href('cart')}
          icon={doing.type}
          name={doing.type === 'cart' ? <Trans>Cart</Trans> : <Trans>Your list</Trans>}
          endContent={<Money usd={doing.totalUsd} />}
        >
          <Plural value={doing.lineCount} one="# line" other="# lines" />
        </Row>
      )
    case 'unsent':
      return (
        <Row to={`${href('completeOrder')}?id=${doing.orderKey}`} icon="list" name={<Trans>Order</Trans>}>
          {doing.isRefused ? <Trans>Not placed, it came back to you</Trans> : <Trans>Saved on this phone, not sent</Trans>}
        </Row>
      )
    case 'order': {
      const { id, number, state, total, askedAt } = doing.order
      const asked = new Date(askedAt).toISOString()
      return (
        <Row to={orderHref(id)} icon="list" name={number} endContent={<Money usd={total} />}>
          <OrderStateMark state={state} />
          {isYoungerThan(asked, FRESH_FOR_MS) ? null : (
            <span className={seenTimeClass}>
              <Trans>as of {formatPastDay(asked)}</Trans>
            </span>
          )}
        </Row>
      )
    }
    case 'part':
      return (
        <Row to={href('part', { mcode: doing.view.mcode })} icon="grid" name={<span className={figuresClass}>{doing.view.mcode}</span>}>
          {doing.view.part.name}
        </Row>
      )
    case 'search':
      return (
        <Row to={searchHref(doing.text)} icon="search" name={<Trans>Search</Trans>}>
          {doing.text}
        </Row>
      )
  }
}

interface RowProps {
  to: string
  icon: IconName
  name: ReactNode
  children: ReactNode
  endContent?: ReactNode
}

const Row = ({ to, icon, name, children, endContent }: RowProps) => (
  <li>
    <Link to={to} className={rowClass}>
      <Icon name={icon} />
      <b className={rowTitleClass}>{name}</b> <span className={rowDetailClass}>{children}</span> {endContent}
    </Link>
  </li>
)

const listClass = css({ borderTop: 'edge' })
const rowClass = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  height: 'touch',
  borderBottom: 'hair',
  textDecoration: 'none',
  _hovers: { _hover: { backgroundColor: 'well' } },
  _focusVisible: { outlineOffset: '[-2px]' },
  '& > svg': { flexShrink: 0 },
})
const rowTitleClass = css({ whiteSpace: 'nowrap', maxWidth: '[50%]', overflow: 'hidden', textOverflow: 'ellipsis' })
const rowDetailClass = css({
  flex: '1',
  minWidth: '0',
  color: 'fg.muted',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})
const figuresClass = css({ fontFamily: 'numbers' })
const seenTimeClass = css({ marginLeft: '2', fontSize: 'sm' })
