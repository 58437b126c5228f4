import { Trans } from '@lingui/react/macro'
import { useIsPast } from '#app/hooks/catalogue/use-without-ended.ts'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { refetchLoad } from '#app/state/catalogue/ask-load.ts'
import { OnThisPhone } from '#app/ui/Absent.tsx'
import { PageSteps } from '#app/ui/PageSteps.tsx'
import { PartList } from '#app/ui/PartList.tsx'
import { Pending } from '#app/ui/Pending.tsx'
import { offerLoad } from '#contract/loads/other-loads.ts'
import type { Promotion } from '#contract/promotions/promotion.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { OfferFacts } from './OfferFacts.tsx'
import { RowsSkeleton } from './OffersSkeleton.tsx'

/** All parts of a running promotion, page by page. If the promotion has ended, only those that are already loaded. */
export function OneOffer({ offer, pageNo }: { offer: Promotion; pageNo: number }) {
  const { id, name, parts } = offer
  const ended = useIsPast(offer.until)
  const load = offerLoad(id, pageNo)
  // The server has no parts for a promotion that has ended.
  const all = useLoadedQuery(ended ? null : load)
  return (
    <div className={sectionClass}>
      <OfferFacts offer={offer} />
      {ended ? (
        <PartList parts={parts} label={name} columns />
      ) : (
        <Pending of={all} skeleton={<RowsSkeleton rows={8} />} absent={() => <OnThisPhone again={() => refetchLoad(load)} />}>
          {({ records, pages, current }) => (
            <>
              <PartList parts={records} label={name} columns />
              <PageSteps
                current={current}
                pages={pages}
                addressOf={(page) => href('promotion', { offer: id, page: String(page) })}
                back={<Trans>Previous</Trans>}
                on={<Trans>Next</Trans>}
              />
            </>
          )}
        </Pending>
      )}
    </div>
  )
}

const sectionClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' })
