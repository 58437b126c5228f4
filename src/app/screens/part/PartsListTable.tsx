import { Plural, Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { usePartMarks } from '#app/hooks/parts-list/use-part-marks.ts'
import { showToast } from '#app/state/page/notices.ts'
import { CurrentJobButton } from '#app/ui/cart/CurrentJobButton.tsx'
import { useDataTime } from '#app/ui/price/DataTimeProvider.tsx'
import type { PartsListLine } from '#contract/catalogue/catalogue.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { css } from '#styled/css'
import { partsList } from '#styled/recipes'
import { CopyPartsListButton } from './CopyPartsListButton.tsx'
import { MarksProgress } from './MarksProgress.tsx'
import { PartsListBar } from './PartsListBar.tsx'
import { PartsListRow } from './PartsListRow.tsx'
import { orderableLine, wasAdded } from './parts-list-lines.ts'
import { useLineOfAddress } from './use-line-of-address.ts'

const loadAddList = () => import('#app/state/cart-changes/add-list.ts')

interface PartsListTableProps {
  unit: Mcode
  lines: readonly PartsListLine[]
}

/**
 * The components of a unit. Each is added by itself, or several that are ticked together; and each is marked as seen, ordered or fitted for
 * the current job. On a phone a line is a block of rows.
 */
export function PartsListTable({ unit, lines }: PartsListTableProps) {
  const look = partsList()
  const asOf = useDataTime()
  const { job, marks, mark } = usePartMarks(unit)
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const [quantities, setQuantities] = useState<Readonly<Record<number, number>>>({})
  const table = useRef<HTMLTableElement>(null)
  const addressed = useLineOfAddress(table, lines)

  const orderable = lines.flatMap((line) => orderableLine(line, quantities[line.position]) ?? [])
  const chosen = orderable.filter(({ position }) => ticked.has(position))
  const tick = (position: number, isTicked: boolean) =>
    setTicked((before) => new Set(isTicked ? [...before, position] : [...before].filter((other) => other !== position)))
  const markAdded = (positions: readonly number[]) => (outcome: unknown) => {
    if (wasAdded(outcome)) mark(positions, 'ordered')
  }
  const addTicked = async () => {
    const parts = chosen.map(({ part, qty }) => ({ part: asOf === undefined ? part : { ...part, asOf }, qty }))
    const outcome = await loadAddList().then(
      (state) => state.addListToCart(parts),
      () => showToast(/*i18n*/ 'operation failure'),
    )
    if (!wasAdded(outcome)) return
    mark(
      chosen.map(({ position }) => position),
      'ordered',
    )
    setTicked(new Set())
    // The pressed button disappears, so the focus moves to the list that now says what was ordered.
    table.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <div className={toolsClass}>
        <MarksProgress marks={marks} lineCount={lines.length} />
        <CurrentJobButton />
        <CopyPartsListButton unit={unit} job={job} lines={lines} marks={marks} />
      </div>
      <table ref={table} className={look.root} tabIndex={-1}>
        <caption className={look.caption}>
          <Trans>Parts of this unit by position</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={look.head}>
              <span className={hiddenClass}>
                <Trans>Select</Trans>
              </span>
            </th>
            <th scope="col" className={look.head}>
              <Trans>Pos.</Trans>
            </th>
            <th scope="col" className={look.head}>
              <Trans>Part</Trans>
            </th>
            <th scope="col" className={look.head}>
              <Trans>Qty</Trans>
            </th>
            <th scope="col" className={look.headFigure}>
              <Trans>Price</Trans>
            </th>
            <th scope="col" className={look.head}>
              <Trans>Mark</Trans>
            </th>
            <th scope="col" className={look.head}>
              <span className={hiddenClass}>
                <Trans>Add to cart</Trans>
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <PartsListRow
              key={line.position}
              line={line}
              toOrder={orderable.find(({ position }) => position === line.position) ?? null}
              isTicked={ticked.has(line.position)}
              isAddressed={addressed === line.position}
              mark={marks[line.position] ?? null}
              job={job}
              onTick={(isTicked) => tick(line.position, isTicked)}
              onQuantity={(qty) => setQuantities((before) => ({ ...before, [line.position]: qty }))}
              onMark={(given) => mark([line.position], given)}
              onAdded={markAdded([line.position])}
            />
          ))}
        </tbody>
      </table>
      {chosen.length === 0 ? null : <PartsListBar chosen={chosen} add={addTicked} untick={() => setTicked(new Set())} />}
      <p className={hiddenClass} role="status">
        {chosen.length === 0 ? null : <Plural value={chosen.length} one="# line is selected" other="# lines are selected" />}
      </p>
    </>
  )
}

const toolsClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '1', marginBottom: '2' })
const hiddenClass = css({ srOnly: true })
