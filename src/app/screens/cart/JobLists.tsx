import { Trans, useLingui } from '@lingui/react/macro'
import type { DisplayedCartLine } from '#app/hooks/use-cart.ts'
import { removeLines, setLinesAside } from '#app/state/cart-changes/changes.ts'
import { CartLineHeader } from '#app/ui/CartLineHeader.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { css } from '#styled/css'
import { button, heading } from '#styled/recipes'
import { LineProgress } from './LineProgress.tsx'
import { RefusedLineNotice } from './RefusedLineNotice.tsx'

/** The lines that are set aside, grouped by job. They count in no total until they are moved back to the cart. */
export const JobLists = ({ jobs }: { jobs: readonly { job: string; lines: readonly DisplayedCartLine[] }[] }) =>
  jobs.map(({ job, lines }) => (
    <section key={job} className={sectionClass} aria-label={job}>
      <div className={headClass}>
        <h2 className={heading({ level: 'section' })}>
          <Trans>Set aside: {job}</Trans>
        </h2>
        <button
          type="button"
          className={button({ tone: 'quiet' })}
          onClick={() =>
            void setLinesAside(
              lines.map(({ id }) => id),
              '',
            )
          }
        >
          <Trans>Put all into the cart</Trans>
        </button>
      </div>
      <ul>
        {lines.map((line) => (
          <JobLine key={line.id} line={line} />
        ))}
      </ul>
    </section>
  ))

function JobLine({ line }: { line: DisplayedCartLine }) {
  const { t } = useLingui()
  const { id, qty, amount, refused, progress } = line
  return (
    <li className={frameClass} data-line={id}>
      <CartLineHeader line={line} />
      <span className={sumClass}>
        <span>
          {qty} · <Money usd={amount} />
        </span>
        <PriceAge />
      </span>
      <LineProgress progress={progress} />
      <button
        type="button"
        className={button({ tone: 'quiet' })}
        aria-label={t`Put ${id} into the cart`}
        onClick={() => void setLinesAside([id], '')}
      >
        <Trans>Into the cart</Trans>
      </button>
      <button
        type="button"
        className={button({ tone: 'plain', size: 'icon' })}
        aria-label={t`Remove ${id}`}
        onClick={() => void removeLines([id])}
      >
        <Icon name="close" />
      </button>
      {refused === null ? null : <RefusedLineNotice refused={refused} />}
    </li>
  )
}

/** The price of a line. Its age is below it, so that the buttons beside it stay aligned. */
const sumClass = css({ display: 'inline-grid', lineHeight: 'snug' })
const sectionClass = css({ paddingTop: 'section' })
const headClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  borderBottom: 'edge',
  paddingBlock: '2',
})
const frameClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '2',
  // On a phone the part has a line of its own, with price and buttons below.
  '& > :first-child': { flexBasis: { mdDown: 'full' } },
  '& > :nth-child(4)': { marginLeft: { mdDown: 'auto' } },
  borderBottom: 'hair',
  paddingBlock: '3',
  contentVisibility: 'auto',
  containIntrinsicSize: '[auto 160px]',
})
