import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderRow } from '#contract/order.ts'
import { Picture } from '#app/ui/Picture.tsx'
import { css } from '#styled/css'

/** The first parts of an order as pictures, to recognise it by. */
export function OrderRowParts({ order: { parts, lines } }: { order: OrderRow }) {
  const { t } = useLingui()
  const more = lines - parts.length
  return (
    <ul className={list} aria-label={t`Parts`}>
      {parts.map(({ id, name, mainImageUrl, qty }) => (
        <li key={id} className={part}>
          <Picture path={mainImageUrl} alt={name} width={64} height={48} />
          {qty > 1 ? <span className={times}>{t`${qty} ×`}</span> : null}
        </li>
      ))}
      {more > 0 ? (
        <li className={rest}>
          <Trans>+{more}</Trans>
        </li>
      ) : null}
    </ul>
  )
}

const list = css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' })
const part = css({ position: 'relative', backgroundColor: 'well', borderRadius: 'sm', overflow: 'hidden' })
const times = css({
  position: 'absolute',
  insetInlineStart: '0',
  bottom: '0',
  paddingInline: '1',
  fontSize: 'xs',
  fontWeight: 'bold',
  backgroundColor: 'sheet',
  borderRadius: 'sm',
})
const rest = css({ color: 'fg.muted', fontSize: 'sm' })
