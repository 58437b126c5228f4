import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useSearch } from '#app/hooks/navigation.ts'
import { useOfflineResult } from '#app/hooks/use-answer.ts'
import { fetchLedgerPage, readLedgerPage } from '#app/state/rewards/rewards.ts'
import { PageSteps } from '#app/ui/PageSteps.tsx'
import { Pending } from '#app/ui/Pending.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { heading } from '#styled/recipes'
import { LedgerRow } from './LedgerRow.tsx'

/** A list of all points received, spent and expired, newest first. The page number is in the URL. */
export function Ledger() {
  const { t } = useLingui()
  const pageNo = readLedgerPage(useSearch())
  const { shown } = useOfflineResult(useCallback(() => fetchLedgerPage(pageNo), [pageNo]))
  return (
    <section>
      <h2 className={heading()}>
        <Trans>Where they came from, and where they went</Trans>
      </h2>
      <Pending of={shown} skeleton={<Skeleton height={480} />} absent={() => <NeedsLine />}>
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
              <PageSteps
                current={current}
                pages={pages}
                addressOf={(page) => href('rewards') + (page === 1 ? '' : `?page=${page}`)}
                back={<Trans>Newer</Trans>}
                on={<Trans>Older</Trans>}
              />
            </>
          )
        }
      </Pending>
    </section>
  )
}

const NeedsLine = () => (
  <p className={mutedTextClass}>
    <Trans>The single lines come with the next signal.</Trans>
  </p>
)

const mutedTextClass = css({ color: 'fg.muted', paddingBlock: '3' })
const listClass = css({ marginTop: '2', borderTop: 'edge' })
