import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useQueryString } from '#app/hooks/navigation.ts'
import { useOfflineResult } from '#app/hooks/use-answer.ts'
import { useWindowAtLeast } from '#app/hooks/use-width-from.ts'
import { type BoughtQuery, fetchBoughtParts, readBoughtQuery } from '#app/state/orders/bought-parts.ts'
import { AccountFrame } from '#app/ui/account/AccountFrame.tsx'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { Link } from '#app/ui/Link.tsx'
import { Message } from '#app/ui/Message.tsx'
import { Pagination } from '#app/ui/Pagination.tsx'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import { RetryButton } from '#app/ui/RetryButton.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { TextBars } from '#app/ui/TextBars.tsx'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { BoughtRow } from './BoughtRow.tsx'
import { BoughtSearch } from './BoughtSearch.tsx'
import { BoughtTable } from './BoughtTable.tsx'
import { boughtPartsHref } from './bought-href.ts'
import { boughtRowClass } from './bought-row-look.ts'

/** `/accountProduct`: the parts that this customer has bought, newest first. Each can be ordered again, and its documents opened. */
export default function BoughtPartsScreen() {
  const { t } = useLingui()
  const query = readBoughtQuery(useQueryString())
  const { text, sort, pageNo } = query
  const { result, retry } = useOfflineResult(useCallback(() => fetchBoughtParts({ text, sort, pageNo }), [text, sort, pageNo]))
  const wide = useWindowAtLeast('lg')
  return (
    <AccountFrame current="boughtParts">
      <FormPage isWide title={<Trans>Parts you bought</Trans>}>
        <BoughtSearch key={query.text} query={query} />
        <QueryContent query={result} skeleton={<BoughtSkeleton />} renderOffline={() => <BoughtPartsUnavailable retry={retry} />}>
          {({ records, total, current, pages }) =>
            records.length === 0 ? (
              <NothingBought query={query} total={total} />
            ) : (
              <div>
                <p role="status" className={mutedTextClass}>
                  <Plural value={total} one="# part" other="# parts" />
                </p>
                {wide ? (
                  <BoughtTable parts={records} sort={sort} addressOf={(other) => boughtPartsHref({ ...query, sort: other, pageNo: 1 })} />
                ) : (
                  <ul className={listClass} aria-label={t`Parts you bought`}>
                    {records.map((part) => (
                      <BoughtRow key={part.id} bought={part} />
                    ))}
                  </ul>
                )}
                <Pagination
                  currentPage={current}
                  pageCount={pages}
                  hrefOf={(pageNo) => boughtPartsHref({ ...query, pageNo })}
                  previousLabel={<Trans>Previous</Trans>}
                  nextLabel={<Trans>Next</Trans>}
                />
              </div>
            )
          }
        </QueryContent>
      </FormPage>
    </AccountFrame>
  )
}

const mutedTextClass = css({ paddingBottom: '2', color: 'fg.muted' })
const listClass = css({ borderTop: 'hair' })

/** The placeholder of the list of bought parts: picture, text and actions in each row. */
const BoughtSkeleton = () => (
  <div aria-hidden="true">
    <div className={countClass}>
      <Skeleton width={64} height={12} />
    </div>
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <div key={row} className={boughtRowClass}>
        <Skeleton width={72} height={54} />
        <span>
          <TextBars lineCount={4} firstWidthIndex={row} />
        </span>
        <Skeleton width={48} height={48} />
      </div>
    ))}
  </div>
)

const countClass = css({
  display: 'flex',
  alignItems: 'center',
  height: '[1lh]',
  minHeight: '[31px]',
  paddingBottom: '2',
  borderBottom: 'hair',
})

/** What is shown without a network, because the list of bought parts is only available from the server. */
const BoughtPartsUnavailable = ({ retry }: { retry: () => Promise<void> }) => (
  <Message role="alert" title={<Trans>No signal. What you bought is with the shop and comes with the next signal.</Trans>}>
    <RetryButton retry={retry} />
  </Message>
)

/** What is shown instead of an empty list: nothing was bought, the search found nothing, or the page number is too high. */
function NothingBought({ query, total }: { query: BoughtQuery; total: number }) {
  const { text, pageNo } = query
  if (text === '' && total === 0 && pageNo === 1)
    return (
      <Message
        title={<Trans>You have not bought anything here yet.</Trans>}
        lead={<Trans>Each part of an order stands here, with what you paid, its warranty and its papers.</Trans>}
      >
        <Link to={href('home')} className={button({ tone: 'primary' })}>
          <Trans>Find a part</Trans>
        </Link>
      </Message>
    )
  return (
    <Message
      title={
        <span role="status">
          {text === '' ? <Trans>There is no page {pageNo}.</Trans> : <Trans>No part that you bought is called “{text}”.</Trans>}
        </span>
      }
    >
      <Link to={boughtPartsHref({ ...query, text: '', pageNo: 1 })} className={button()}>
        <Trans>Show all parts you bought</Trans>
      </Link>
    </Message>
  )
}
