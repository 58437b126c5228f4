import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import { useAddListToCart } from '#app/hooks/number-list/use-add-list.ts'
import { useNumberListSearches } from '#app/hooks/use-number-list.ts'
import { ListingHead } from '#app/screens/listing/ListingHead.tsx'
import { Link } from '#app/ui/Link.tsx'
import { NumberListBottomBar } from '#app/ui/number-list/NumberListBottomBar.tsx'
import { DataTimeProvider } from '#app/ui/price/DataTimeProvider.tsx'
import { sumPartsToOrder } from '#contract/number-list/list-sums.ts'
import { type ListedNumber, linesWithoutNumbers, MAX_LISTED_NUMBERS, readNumberList } from '#contract/number-list/number-list.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { heading, link } from '#styled/recipes'
import { ListSummary } from './ListSummary.tsx'
import { NumberLine } from './NumberLine.tsx'
import { NumberListTotals } from './NumberListTotals.tsx'
import { applyCorrectedReading, numberFindingOf, oldestDataTime, orderablePartQuantity } from './number-lines.ts'
import { useNumberListChoices } from './use-choices.ts'

/**
 * A pasted list of part numbers as it was understood: each number with its quantity and part, unknown numbers separately, and one button
 * that adds everything to the cart.
 */
export default function NumberList({ text, fallback }: { text: string; fallback: ReactNode }) {
  const lines = useMemo(() => readNumberList(text), [text])
  return lines === null ? fallback : <NumberListLines key={text} text={text} lines={lines} unreadableLines={linesWithoutNumbers(text)} />
}

/** Adds the list to the counter's pad, whose code is loaded with the press. */
const openAsQuickOrder = async (text: string) => (await import('#app/state/quick-order/pad-changes.ts')).takeText(text)

interface NumberListLinesProps {
  text: string
  lines: readonly ListedNumber[]
  unreadableLines: readonly string[]
}

function NumberListLines({ text, lines: given, unreadableLines: unread }: NumberListLinesProps) {
  const { t } = useLingui()
  const [{ readings, changes }, choose] = useNumberListChoices(text)
  const lines = given.map((line, at) => applyCorrectedReading(line, readings[at]))
  const shown = useNumberListSearches(lines.map(({ number }) => number))
  const read = lines.map((line, at) => {
    const finding = numberFindingOf(shown[at] ?? { status: 'loading' })
    return { line, finding, toOrder: orderablePartQuantity(line, finding, changes[line.number]) }
  })
  const waiting = read.some(({ finding }) => finding.type === 'waiting')
  const toOrder = read.flatMap((line) => (line.toOrder ? [line.toOrder] : []))
  const sums = sumPartsToOrder(toOrder)
  const oldest = oldestDataTime(read.map(({ finding }) => finding))
  const left = read.filter((line) => line.toOrder === null).map(({ line }) => line.number)
  const press = { ...useAddListToCart(toOrder, left), lineCount: sums.lineCount, isSearching: waiting }
  return (
    <>
      <ListingHead hasResults={false} title={<Plural value={lines.length} one="List of # number" other="List of # numbers" />}>
        <ListSummary lines={read.map(({ line, finding, toOrder }) => ({ number: line.number, finding, toOrder }))} />
      </ListingHead>
      {lines.length >= MAX_LISTED_NUMBERS ? (
        <p className={noteClass}>
          <Trans>Only the first {MAX_LISTED_NUMBERS} numbers of a list are read here. A quick order takes 500 lines.</Trans>
        </p>
      ) : null}
      <Link to={href('quickOrder')} className={link({ tall: true })} onClick={() => void openAsQuickOrder(text)}>
        <Trans>Open as quick order</Trans>
      </Link>
      {unread.length > 0 ? (
        <p className={noteClass}>
          <Trans>No number could be read from: {unread.join('; ')}</Trans>
        </p>
      ) : null}
      <div className={frameClass}>
        <ol className={listClass} aria-label={t`Numbers that were read`}>
          {read.map(({ line, finding, toOrder }, at) => (
            <NumberLine
              key={line.sourceLine}
              line={line}
              finding={finding}
              toOrder={toOrder}
              onCorrect={(reading) => {
                const { [line.number]: _, ...rest } = changes
                choose((now) => ({ readings: { ...now.readings, [at]: reading }, changes: rest }))
              }}
              onChange={(changed) =>
                choose((now) => ({ ...now, changes: { ...now.changes, [line.number]: { ...now.changes[line.number], ...changed } } }))
              }
            />
          ))}
        </ol>
        <section className={sideColumnClass} aria-labelledby="list-sums">
          <h2 id="list-sums" className={heading({ level: 'section' })}>
            <Trans>Into the cart</Trans>
          </h2>
          <DataTimeProvider dataTime={oldest}>
            <NumberListTotals sums={sums} unmatchedNumbers={left} numberCount={read.length} {...press} />
          </DataTimeProvider>
        </section>
      </div>
      <DataTimeProvider dataTime={oldest}>
        <NumberListBottomBar sums={sums} {...press} />
      </DataTimeProvider>
    </>
  )
}

const noteClass = css({ color: 'fg.muted', paddingBlock: '2' })
const frameClass = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 320px]' },
  columnGap: '10',
  rowGap: '6',
  alignItems: 'start',
  paddingBottom: { base: '20', md: '8' },
})
const listClass = css({ borderTop: 'hair' })
/** The totals: beside the list, or below it and sticky. On a phone the button is in the bottom bar. */
const sideColumnClass = css({
  display: 'grid',
  gap: '3',
  position: { md: 'sticky', _low: 'static' },
  top: { lg: '4' },
  bottom: { md: '[var(--below, 0px)]', lg: 'auto' },
  paddingBlock: { md: '3', lg: '0' },
  backgroundColor: 'paper',
  borderTop: { md: 'edge', lg: '[none]' },
})
