import { Trans } from '@lingui/react/macro'
import { useIsPast } from '#app/hooks/catalogue/use-without-ended.ts'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { refetchPageData } from '#app/state/catalogue/ask-load.ts'
import { OfflineActions } from '#app/ui/NotOnDeviceMessage.tsx'
import { Pagination } from '#app/ui/Pagination.tsx'
import { PartList } from '#app/ui/PartList.tsx'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import { offerLoad } from '#contract/loads/other-loads.ts'
import type { Promotion } from '#contract/promotions/promotion.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { RowsSkeleton } from './OffersSkeleton.tsx'
import { OfferTerms } from './OfferTerms.tsx'

/** All parts of a running promotion, page by page. If the promotion has ended, only those that are already loaded. */
export function OfferParts({ offer, pageNo }: { offer: Promotion; pageNo: number }) {
  const { id, name, parts } = offer
  const ended = useIsPast(offer.until)
  const load = offerLoad(id, pageNo)
  // The server has no parts for a promotion that has ended.
  const all = useLoadedQuery(ended ? null : load)
  return (
    <div className={sectionClass}>
      <OfferTerms offer={offer} />
      {ended ? (
        <PartList parts={parts} label={name} hasTwoColumns />
      ) : (
        <QueryContent
          query={all}
          skeleton={<RowsSkeleton rows={8} />}
          renderOffline={() => <OfflineActions retry={() => refetchPageData(load)} />}
        >
          {({ records, pages, current }) => (
            <>
              <PartList parts={records} label={name} hasTwoColumns />
              <Pagination
                currentPage={current}
                pageCount={pages}
                hrefOf={(page) => href('promotion', { offer: id, page: String(page) })}
                previousLabel={<Trans>Previous</Trans>}
                nextLabel={<Trans>Next</Trans>}
              />
            </>
          )}
        </QueryContent>
      )}
    </div>
  )
}

const sectionClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' })
