import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { AddButton } from '#app/ui/AddButton.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import { FitPlace } from '#app/ui/part/FitPlace.tsx'
import { DataTimeProvider } from '#app/ui/price/DataTimeProvider.tsx'
import { Price } from '#app/ui/price/Price.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { StockMark } from '#app/ui/price/StockMark.tsx'
import { href } from '#contract/routes/addresses.ts'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'
import type { CompareColumn } from './use-compare-data.ts'

/** `first`: the others are compared with it, but nobody said that it is the old part. */
type ColumnRole = 'old' | 'first' | 'candidate'

const roleTexts: Record<ColumnRole, MessageDescriptor> = { old: msg`The old one`, first: msg`Compared with`, candidate: msg`In its place` }

interface ColumnHeadProps {
  column: CompareColumn
  role: ColumnRole
  onRemove: () => void
}

/** The head of a part's column: number, price, stock and Add. It stays in sight while the table scrolls. */
export function ColumnHead({ column: { mcode, query }, role, onRemove }: ColumnHeadProps) {
  const { i18n, t } = useLingui()
  const part = query.status === 'ready' ? query.value : null
  return (
    <div className={headClass}>
      <span className={roleClass}>{i18n._(roleTexts[role])}</span>
      <Link to={href('part', { mcode })} className={numberClass}>
        {mcode}
      </Link>
      <button
        type="button"
        className={cx(button({ tone: 'plain', size: 'icon' }), removeClass, needsScriptClass)}
        aria-label={t`Take ${mcode} out of the comparison`}
        onClick={onRemove}
      >
        <Icon name="close" size={16} />
      </button>
      {part === null ? null : (
        <DataTimeProvider dataTime={query.status === 'ready' ? query.asOf : null}>
          <div className={figuresClass}>
            <Price part={part} />
            <StockMark stock={part.stock} />
            <PriceAge />
          </div>
          <span className={fitClass}>
            <FitPlace mcode={part.mcode} />
          </span>
          <span className={addClass}>
            <AddButton part={part} />
          </span>
        </DataTimeProvider>
      )}
    </div>
  )
}

const headClass = css({
  display: 'grid',
  // At 200 % zoom everything is below each other.
  gridTemplateColumns: { base: '[minmax(0, 1fr) 48px]', _tiny: '[minmax(0, 1fr)]' },
  alignItems: 'start',
  columnGap: '1',
  fontWeight: 'regular',
  textAlign: 'left',
  lineHeight: 'snug',
})
const roleClass = css({ gridColumn: '1', gridRow: '1', fontSize: 'xs', color: 'fg.muted', paddingTop: '1' })
const numberClass = css({
  gridColumn: '1',
  gridRow: '2',
  fontFamily: 'numbers',
  fontWeight: 'bold',
  fontSize: { base: 'sm', sm: 'body' },
  whiteSpace: { base: 'nowrap', _tiny: 'normal' },
  overflowX: 'auto',
  minHeight: '6',
})
const removeClass = css({
  gridColumn: { base: '2', _tiny: '1' },
  gridRow: { base: '[1 / 3]', _tiny: '6' },
  minHeight: { base: 'touch', lg: '10' },
  justifySelf: { base: 'end', _tiny: 'start' },
})
const figuresClass = css({
  gridColumn: '1',
  gridRow: '3',
  fontSize: 'sm',
  minWidth: '0',
  '& > *': { textAlign: 'left', justifyContent: 'flex-start' },
})
/** Whether the part fits the chosen vehicle. */
const fitClass = css({ gridColumn: '[1 / -1]', gridRow: '4', minWidth: '0' })
const addClass = css({
  gridColumn: { base: '2', _tiny: '1' },
  gridRow: { base: '3', _tiny: '5' },
  justifySelf: { base: 'end', _tiny: 'start' },
  '& > button': { display: 'inline-grid' },
})
