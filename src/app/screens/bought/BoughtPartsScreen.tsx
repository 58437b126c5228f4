import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useSearch } from '#app/hooks/navigation.ts'
import { useAnswer } from '#app/hooks/use-answer.ts'
import { useWidthFrom } from '#app/hooks/use-width-from.ts'
import { askBoughtParts, readBoughtQuery } from '#app/state/orders/bought-parts.ts'
import { AccountFrame } from '#app/ui/account/AccountFrame.tsx'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { PageSteps } from '#app/ui/PageSteps.tsx'
import { Pending } from '#app/ui/Pending.tsx'
import { css } from '#styled/css'
import { BoughtRow } from './BoughtRow.tsx'
import { BoughtSearch } from './BoughtSearch.tsx'
import { BoughtSkeleton } from './BoughtSkeleton.tsx'
import { BoughtTable } from './BoughtTable.tsx'
import { boughtHref } from './bought-href.ts'
import { NoSignal } from './NoSignal.tsx'
import { NothingBought } from './NothingBought.tsx'

/** `/accountProduct`: the parts this customer has bought, newest first, with reorder and documents. */
export default function BoughtPartsScreen() {
  const { t } = useLingui()
  const query = readBoughtQuery(useSearch())
  const { text, sort, pageNo } = query
  const { shown, again } = useAnswer(useCallback(() => askBoughtParts({ text, sort, pageNo }), [text, sort, pageNo]))
  const wide = useWidthFrom('lg')
  return (
    <AccountFrame current="boughtParts">
      <FormPage wide title={<Trans>Parts you bought</Trans>}>
        <BoughtSearch key={query.text} query={query} />
        <Pending of={shown} skeleton={<BoughtSkeleton />} absent={() => <NoSignal onAgain={() => void again()} />}>
          {({ records, total, current, pages }) =>
            records.length === 0 ? (
              <NothingBought query={query} total={total} />
            ) : (
              <div>
                <p role="status" className={quiet}>
                  <Plural value={total} one="# part" other="# parts" />
                </p>
                {wide ? (
                  <BoughtTable parts={records} sort={sort} addressOf={(other) => boughtHref({ ...query, sort: other, pageNo: 1 })} />
                ) : (
                  <ul className={list} aria-label={t`Parts you bought`}>
                    {records.map((part) => (
                      <BoughtRow key={part.id} bought={part} />
                    ))}
                  </ul>
                )}
                <PageSteps
                  current={current}
                  pages={pages}
                  addressOf={(pageNo) => boughtHref({ ...query, pageNo })}
                  back={<Trans>Previous</Trans>}
                  on={<Trans>Next</Trans>}
                />
              </div>
            )
          }
        </Pending>
      </FormPage>
    </AccountFrame>
  )
}

const quiet = css({ paddingBottom: '2', color: 'fg.muted' })
const list = css({ borderTop: 'hair' })
