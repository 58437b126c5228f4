import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/ui/Link.tsx'
import { BackOrderedPiecesText, CancelledPieces } from '#app/ui/order/BackOrderedPiecesText.tsx'
import { orderReturnHref } from '#app/ui/order/order-hrefs.ts'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { ConditionMark } from '#app/ui/part/ConditionMark.tsx'
import { DotSeparatedItems } from '#app/ui/part/DotSeparatedItems.tsx'
import { langAttributeOf } from '#app/ui/part/history-lang.ts'
import { Money } from '#app/ui/price/Money.tsx'
import { groupLinesByJob, hasJobs, isLineInJobGroups } from '#contract/jobs/by-job.ts'
import type { Order, OrderLine } from '#contract/orders/order.ts'
import type { OrderReturn } from '#contract/orders/returns/returns.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { link, mark } from '#styled/recipes'
import { returnProgressTexts } from './return-words.ts'

/** The lines of an order as they were when it was placed. If jobs were named, they are grouped by job, with totals. */
export const OrderLines = ({ order: { id: orderId, lines, language, returns } }: { order: Order }) =>
  groupLinesByJob(lines).map(({ job, lines: its, goods }, at, groups) => (
    <div key={job}>
      {hasJobs(lines) ? (
        <h3 className={jobHeadClass}>
          <span>{job === '' ? <Trans>For no job</Trans> : <Trans>For job: {job}</Trans>}</span> <Money usd={goods} />
        </h3>
      ) : null}
      <ul className={listClass}>
        {its.map((line) => (
          <LineRow
            key={line.id}
            line={line}
            language={language}
            orderId={orderId}
            returns={returns}
            isAlreadyListed={isLineInJobGroups(groups.slice(0, at), line.id)}
          />
        ))}
      </ul>
    </div>
  ))

interface LineRowProps {
  line: OrderLine
  language: string | undefined
  orderId: string
  returns: readonly OrderReturn[]
  /** Whether the line was already listed under an earlier job, with the details of all its pieces. */
  isAlreadyListed: boolean
}

function LineRow({ line, language, orderId, returns, isAlreadyListed }: LineRowProps) {
  const {
    id,
    qty,
    unitPrice,
    amount,
    coreAmount,
    discount,
    note,
    warrantyUntil,
    returned,
    returnable,
    onSale,
    product,
    later,
    cancelled = 0,
  } = line
  return (
    <li className={rowClass}>
      <Picture path={product.mainImageUrl} alt="" width={80} height={60} />
      <div className={textColumnClass}>
        <div className={headClass}>
          <Link to={href('part', { mcode: id })} className={numberClass}>
            <PartNumber number={id} maker={product.producer} size="row" />
          </Link>
          <b>
            <Money usd={amount} />
          </b>
        </div>
        <p lang={langAttributeOf(language)}>
          <bdi>{product.name}</bdi>
        </p>
        {product.specName === '' ? null : (
          <p lang={langAttributeOf(language)} className={mutedTextClass}>
            {product.specName}
          </p>
        )}
        <div className={mutedTextClass}>
          <DotSeparatedItems>
            <span>
              {qty} × <Money usd={unitPrice} />{' '}
            </span>
            <span>
              <ConditionMark condition={product.condition} />
            </span>
          </DotSeparatedItems>
        </div>
        {coreAmount > 0 ? (
          <p className={mutedTextClass}>
            <Trans>
              + <Money usd={coreAmount} /> core
            </Trans>
          </p>
        ) : null}
        {later !== undefined && later.waiting > 0 && !isAlreadyListed ? (
          <p className={mark({ tone: 'warn' })}>
            <BackOrderedPiecesText later={later} />
          </p>
        ) : null}
        {cancelled > 0 && !isAlreadyListed ? (
          <p className={mark({ tone: 'quiet' })}>
            <CancelledPieces pieces={cancelled} />
          </p>
        ) : null}
        {discount > 0 && !isAlreadyListed ? (
          <p className={mutedTextClass}>
            <Trans>
              <Money usd={discount} /> off by discount
            </Trans>
          </p>
        ) : null}
        {note === '' ? null : (
          <p className={mutedTextClass}>
            <Trans>Note: {note}</Trans>
          </p>
        )}
        {warrantyUntil === '' ? null : (
          <p className={mutedTextClass}>
            <Trans>Warranty until {formatDay(warrantyUntil)}</Trans>
          </p>
        )}
        {returned > 0 && !isAlreadyListed ? <ReturnedPieces id={id} returnedQuantity={returned} returns={returns} /> : null}
        {onSale ? null : (
          <p className={mutedTextClass}>
            <Trans>Not sold any more</Trans>
          </p>
        )}
        {returnable > 0 && !isAlreadyListed ? (
          <Link to={orderReturnHref(orderId, id)} className={link({ tall: true })}>
            <span>
              <Trans>Send back</Trans>
              <span className={visuallyHiddenClass}> {id}</span>
            </span>
          </Link>
        ) : null}
      </div>
    </li>
  )
}

/** The returns of a line's pieces with their states. If the order contains no such return, only the number of returned pieces is known. */
function ReturnedPieces({ id, returnedQuantity, returns }: { id: string; returnedQuantity: number; returns: readonly OrderReturn[] }) {
  const { i18n } = useLingui()
  const its = returns.flatMap(({ number, state, lines }) =>
    state === 'refused' || state === 'withdrawn' ? [] : lines.filter((line) => line.id === id).map(({ qty }) => ({ number, state, qty })),
  )
  const others = its.reduce((rest, { qty }) => rest - qty, returnedQuantity)
  return (
    <>
      {its.map(({ number: of, state, qty }) => (
        <p key={of} className={mutedTextClass}>
          <Trans>
            {qty} in return <PartNumber number={of} /> ({i18n._(returnProgressTexts[state])})
          </Trans>
        </p>
      ))}
      {others > 0 ? (
        <p className={mutedTextClass}>
          <Trans>{others} sent back or on the way back</Trans>
        </p>
      ) : null}
    </>
  )
}

const listClass = css({ display: 'grid', borderTop: 'hair' })
/** The heading of a job. Its total is aligned with those of its lines. */
const jobHeadClass = css({
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: '4',
  paddingTop: '3',
  paddingBottom: '1',
  fontWeight: 'bold',
  '& > :first-child': { minWidth: '0', overflowWrap: 'anywhere' },
})
const rowClass = css({ display: 'flex', gap: '3', paddingBlock: '3', borderBottom: 'hair' })
const textColumnClass = css({ flexGrow: 1, minWidth: '0', overflowWrap: 'anywhere' })
const headClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  '& > b': { marginLeft: 'auto' },
})
const numberClass = css({ display: 'inline-flex', alignItems: 'center', minHeight: { base: 'touch', lg: '8' }, color: 'fg' })
const mutedTextClass = css({ color: 'fg.muted' })
const visuallyHiddenClass = css({ srOnly: true })
