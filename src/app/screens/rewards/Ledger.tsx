import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useQueryString } from '#app/hooks/navigation.ts'
import { useOfflineResult } from '#app/hooks/use-answer.ts'
import { fetchLedgerPage, readLedgerPage } from '#app/state/rewards/rewards.ts'
import { Pagination } from '#app/ui/Pagination.tsx'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { heading } from '#styled/recipes'
import { LedgerRow } from './LedgerRow.tsx'

/** A list of all points received, spent and expired, newest first. The page number is in the URL. */
export function Ledger() {
  const { t } = useLingui()
  const pageNo = readLedgerPage(useQueryString())
  const { result } = useOfflineResult(useCallback(() => fetchLedgerPage(pageNo), [pageNo]))
  return (
    <section>
      <h2 className={heading()}>
        <Trans>Where they came from, and where they went</Trans>
      </h2>
      <QueryContent query={result} skeleton={<Skeleton height={480} />} renderOffline={() => <LedgerOfflineNotice />}>
        {({ records, current, pages }) =>
          records.length === 0 ? (
            <p className={mutedTextClass}>
              {pageNo === 1 ? (
                <Trans>Each order, gift and draw that moves your points gets a line here.</Trans>
              ) : (
                <Trans>There is no page {pageNo}.</Trans>
              )}
            </p>
          ) : (
            <>
              <ul className={listClass} aria-label={t`Your points`}>
                {records.map((line) => (
                  <LedgerRow key={line.id} line={line} />
                ))}
              </ul>
              <Pagination
                currentPage={current}
                pageCount={pages}
                hrefOf={(page) => href('rewards') + (page === 1 ? '' : `?page=${page}`)}
                previousLabel={<Trans>Newer</Trans>}
                nextLabel={<Trans>Older</Trans>}
              />
            </>
          )
        }
      </QueryContent>
    </section>
  )
}

const LedgerOfflineNotice = () => (
  <p className={mutedTextClass}>
    <Trans>The single lines come with the next signal.</Trans>
  </p>
)

const mutedTextClass = css({ color: 'fg.muted', paddingBlock: '3' })
const listClass = css({ marginTop: '2', borderTop: 'edge' })
