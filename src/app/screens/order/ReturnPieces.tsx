import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { translate } from '#app/i18n/language.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { ConditionMark } from '#app/ui/part/ConditionMark.tsx'
import { langAttributeOf } from '#app/ui/part/history-lang.ts'
import { Money } from '#app/ui/price/Money.tsx'
import type { OrderLine } from '#contract/orders/order.ts'
import { css } from '#styled/css'
import { field, heading } from '#styled/recipes'
import { pieceCountChoices } from './pieces-to-choose.ts'

interface ReturnPiecesProps {
  lines: readonly OrderLine[]
  /** The language of the part names in the order. */
  language?: string | undefined
  piecesByLine: Readonly<Record<string, number>>
  errorText: string | undefined
  onChange: (pieces: Record<string, number>) => void
}

/** Fields for the number of pieces to return of each part; a checkbox for a single piece. Parts that cannot be returned are omitted. */
export function ReturnPieces({ lines, language, piecesByLine, errorText, onChange }: ReturnPiecesProps) {
  const { t } = useLingui()
  const formId = useId()
  const wrongId = `${formId}-wrong`
  const able = lines.filter(({ returnable }) => returnable > 0)
  return (
    <fieldset className={frameClass} aria-describedby={errorText === undefined ? undefined : wrongId}>
      <legend className={heading()}>
        <Trans>What goes back?</Trans>
      </legend>
      <div className={listClass}>
        {able.map(({ id, returnable, unitPrice, coreCharge, product }) => (
          <label key={id} htmlFor={`${formId}-${id}`} className={rowClass}>
            <span className={pictureBoxClass}>
              <Picture path={product.mainImageUrl} alt="" width={72} height={54} />
            </span>
            <span className={textColumnClass}>
              <span className={numberedClass}>
                <PartNumber number={id} size="row" /> <ConditionMark condition={product.condition} />
              </span>
              <LineName product={product} language={language} />
              <span className={mutedTextClass}>
                <Trans>
                  <Money usd={unitPrice} /> each
                </Trans>
                {coreCharge > 0 ? (
                  <>
                    {' '}
                    <Trans>
                      + <Money usd={coreCharge} /> core
                    </Trans>
                  </>
                ) : null}
                {returnable > 1 ? (
                  <>
                    {' · '}
                    <Plural value={returnable} one="# can go back" other="# can go back" />
                  </>
                ) : null}
              </span>
            </span>
            {returnable === 1 ? (
              <input
                id={`${formId}-${id}`}
                type="checkbox"
                className={checkboxClass}
                name="lines"
                aria-invalid={errorText === undefined ? undefined : true}
                checked={piecesByLine[id] === 1}
                onChange={(event) => onChange({ ...piecesByLine, [id]: event.target.checked ? 1 : 0 })}
              />
            ) : (
              <select
                id={`${formId}-${id}`}
                name="lines"
                className={field()}
                aria-invalid={errorText === undefined ? undefined : true}
                value={piecesByLine[id] ?? 0}
                onChange={(event) => onChange({ ...piecesByLine, [id]: Number(event.target.value) })}
              >
                <option value={0}>{t`none`}</option>
                {pieceCountChoices(returnable).map((qty) => (
                  <option key={qty} value={qty}>
                    {t`${qty} of ${returnable}`}
                  </option>
                ))}
              </select>
            )}
          </label>
        ))}
      </div>
      {errorText === undefined ? null : (
        <p id={wrongId} className={errorTextClass}>
          <Icon name="warning" size={16} />
          <span>{translate(errorText)}</span>
        </p>
      )}
    </fieldset>
  )
}

const frameClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '2', minWidth: '0', margin: '0', padding: '0' })
const listClass = css({ borderTop: 'edge' })
/** A row of the return form: picture, text, and the selection in a column. A selected row also has a mark at its edge. */
const rowClass = css({
  display: 'grid',
  gridTemplateColumns: { base: '[72px minmax(0, 1fr) auto]', _tiny: '[minmax(0, 1fr) auto]' },
  alignItems: 'center',
  columnGap: '3',
  minHeight: '[87px]',
  paddingBlock: '2',
  borderBottom: 'hair',
  lineHeight: 'snug',
  fontSize: 'sm',
  '& > select': { width: { base: '[6.5rem]', _tiny: '[5rem]' } },
  '&:has(input:checked, option:checked:not([value="0"]))': { boxShadow: 'markLeft', paddingInlineStart: '3' },
  _hovers: { _hover: { backgroundColor: 'well' } },
})
const pictureBoxClass = css({ display: { _tiny: 'none' }, backgroundColor: 'well', borderRadius: 'sm', overflow: 'hidden' })
const textColumnClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', minWidth: '0', overflowWrap: 'anywhere' })
const numberedClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2' })
const mutedTextClass = css({ color: 'fg.muted' })
/** The checkbox, with a finger-sized area around it. */
const checkboxClass = css({ width: '6', height: '6', margin: '3', accentColor: 'fg' })
const errorTextClass = css({ display: 'flex', gap: '2', fontSize: 'sm', color: 'bad' })

interface LineNameProps extends Pick<OrderLine, 'product'> {
  /** The language of the part names in the order. */
  language: string | undefined
}

/** The name that a part had when it was ordered, with its key attributes. */
const LineName = ({ product: { name, specName }, language }: LineNameProps) => (
  <>
    <span lang={langAttributeOf(language)} className={blockClass}>
      {name}
    </span>
    {specName === '' ? null : (
      <span lang={langAttributeOf(language)} className={dataClass}>
        {specName}
      </span>
    )}
  </>
)

const blockClass = css({ display: 'block' })
/** The attributes, in bold, because they distinguish sizes of the same product. */
const dataClass = css({ display: 'block', fontWeight: 'bold' })
