import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { OrderLine } from '#contract/order.ts'
import { translate } from '#app/i18n/language.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { checkBox } from '#app/ui/form/check-box.ts'
import { css } from '#styled/css'
import { field } from '#styled/recipes'
import { piecesToChoose } from './pieces-to-choose.ts'

interface ReturnPiecesProps {
  lines: readonly OrderLine[]
  pieces: Readonly<Record<string, number>>
  wrong: string | undefined
  onChange: (pieces: Record<string, number>) => void
}

/** How many of each part go back; of a single piece only whether. What cannot go back is not offered. */
export function ReturnPieces({ lines, pieces, wrong, onChange }: ReturnPiecesProps) {
  const { t } = useLingui()
  const formId = useId()
  const wrongId = `${formId}-wrong`
  const able = lines.filter(({ returnable }) => returnable > 0)
  return (
    <fieldset className={frame} aria-describedby={wrong === undefined ? undefined : wrongId}>
      <legend>
        <Trans>What goes back?</Trans>
      </legend>
      {able.map(({ id, returnable, product }) => (
        <label key={id} htmlFor={`${formId}-${id}`} className={row}>
          <span className={words}>
            {product.name} <PartNumber number={id} />
            {product.specName === '' ? null : <span className={data}>{product.specName}</span>}
          </span>
          {returnable === 1 ? (
            <input
              id={`${formId}-${id}`}
              type="checkbox"
              className={checkBox}
              name="lines"
              aria-invalid={wrong === undefined ? undefined : true}
              checked={pieces[id] === 1}
              onChange={(event) => onChange({ ...pieces, [id]: event.target.checked ? 1 : 0 })}
            />
          ) : (
            <select
              id={`${formId}-${id}`}
              name="lines"
              className={field()}
              aria-invalid={wrong === undefined ? undefined : true}
              value={pieces[id] ?? 0}
              onChange={(event) => onChange({ ...pieces, [id]: Number(event.target.value) })}
            >
              <option value={0}>{t`none`}</option>
              {piecesToChoose(returnable).map((qty) => (
                <option key={qty} value={qty}>
                  {t`${qty} of ${returnable}`}
                </option>
              ))}
            </select>
          )}
        </label>
      ))}
      {wrong === undefined ? null : (
        <p id={wrongId} className={bad}>
          <Icon name="warning" size={16} />
          <span>{translate(wrong)}</span>
        </p>
      )}
    </fieldset>
  )
}

const frame = css({ display: 'grid', gap: '1', minWidth: '0', margin: '0', padding: '0' })
const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minHeight: 'touch',
  paddingBlock: '1',
  borderBottom: 'hair',
  '& > select': { width: '[7.5rem]', flexShrink: 0 },
})
const words = css({ minWidth: '0', overflowWrap: 'anywhere' })
/** By these, sizes of one thing are told apart. */
const data = css({ display: 'block', color: 'fg.muted' })
const bad = css({ display: 'flex', gap: '2', fontSize: 'sm', color: 'bad' })
