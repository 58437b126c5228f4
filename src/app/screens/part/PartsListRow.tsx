import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AddButton } from '#app/ui/AddButton.tsx'
import { checkBoxClass } from '#app/ui/form/check-box.ts'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import { CoreCharge } from '#app/ui/price/CoreCharge.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { StockMark } from '#app/ui/price/StockMark.tsx'
import { QuantityStepper } from '#app/ui/QuantityStepper.tsx'
import type { PartsListLine } from '#contract/catalogue/catalogue.ts'
import type { PartMark } from '#contract/jobs/part-marks.ts'
import { lineFragment } from '#contract/part/unit-kinds.ts'
import { cx } from '#styled/css'
import { partsList } from '#styled/recipes'
import { MarkSelect } from './MarkSelect.tsx'
import { PartsListName } from './PartsListName.tsx'
import { leastQuantityOf, type OrderableLine } from './parts-list-lines.ts'

interface PartsListRowProps {
  line: PartsListLine
  /** The part with the quantity to order; null if the line cannot be ordered. */
  toOrder: OrderableLine | null
  isTicked: boolean
  /** Whether the URL leads to this line. */
  isAddressed: boolean
  mark: PartMark | null
  /** The job that the part is added for; '' for none. */
  job: string
  onTick: (isTicked: boolean) => void
  onQuantity: (qty: number) => void
  onMark: (mark: PartMark | null) => void
  onAdded: (outcome: unknown) => void
}

/** One line of a parts list: checkbox, position, part, quantity, price and stock, mark and Add button. */
export function PartsListRow({ line, toOrder, isTicked, isAddressed, mark, job, ...handlers }: PartsListRowProps) {
  const { t } = useLingui()
  const look = partsList()
  const { position, name, qty, part } = line
  const least = part === undefined ? 1 : leastQuantityOf(part)
  const isShort = toOrder !== null && !isTicked && toOrder.qty < qty
  return (
    <tr id={lineFragment(position)} className={look.row} data-shown={isAddressed || undefined} data-mark={mark ?? undefined}>
      <td className={look.tick}>
        {toOrder === null ? null : (
          <label className={cx(look.tickLabel, needsScriptClass)}>
            <input
              type="checkbox"
              className={checkBoxClass}
              aria-label={t`Select ${name}`}
              checked={isTicked}
              onChange={({ currentTarget }) => handlers.onTick(currentTarget.checked)}
            />
          </label>
        )}
      </td>
      <td className={look.position}>{position}</td>
      <PartsListName line={line} />
      <td className={look.qty} data-ticked={isTicked || undefined}>
        {isTicked && toOrder !== null ? (
          <QuantityStepper qty={toOrder.qty} minQty={least} itemName={name} onQuantity={handlers.onQuantity} />
        ) : (
          qty
        )}
      </td>
      <td className={look.figure}>
        {part === undefined ? (
          <span className={look.phoneQty}>
            <Plural value={qty} one="# piece" other="# pieces" />
          </span>
        ) : (
          <>
            <span className={look.price}>
              <span className={look.phoneQty}>{qty} × </span>
              <Money usd={part.price} />
            </span>
            {part.coreCharge > 0 ? <CoreCharge part={{ coreCharge: part.coreCharge }} /> : null}
            <PriceAge />
            <StockMark stock={part.stock} />
            {toOrder !== null && least > qty ? (
              <span className={look.data}>
                <Trans>sold from {least} pieces</Trans>
              </span>
            ) : null}
            {isShort ? (
              <span className={look.data}>
                <Trans>
                  {toOrder.qty} of {qty} can be ordered
                </Trans>
              </span>
            ) : null}
          </>
        )}
      </td>
      <td className={look.mark}>
        <MarkSelect name={name} mark={mark} onMark={handlers.onMark} />
      </td>
      <td className={look.add}>
        {part === undefined ? null : <AddButton part={part} qty={toOrder?.qty ?? qty} job={job} onDone={handlers.onAdded} />}
      </td>
    </tr>
  )
}
