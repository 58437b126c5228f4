import { Trans } from '@lingui/react/macro'
import { useCallback, useEffect, useRef } from 'react'
import { useSearch } from '#app/hooks/navigation.ts'
import { useOfflineResult } from '#app/hooks/use-answer.ts'
import { fetchDrawsPage } from '#app/state/lottery/lottery.ts'
import { PageSteps } from '#app/ui/PageSteps.tsx'
import { Pending } from '#app/ui/Pending.tsx'
import { TextBars } from '#app/ui/TextBars.tsx'
import { href } from '#contract/routes/addresses.ts'
import { css, cx } from '#styled/css'
import { heading } from '#styled/recipes'
import { DrawOf } from './DrawOf.tsx'

const readPageNumber = (search: string): number => Math.max(1, Math.trunc(Number(new URLSearchParams(search).get('page'))) || 1)

/**
 * The customer's draws, newest first, each of which can be checked. `drawn`: how many draws were made on this page; the list is loaded
 * again after each.
 */
export function Draws({ drawn }: { drawn: number }) {
  const pageNo = readPageNumber(useSearch())
  const { shown, again } = useOfflineResult(useCallback(() => fetchDrawsPage(pageNo), [pageNo]))
  const known = useRef(drawn)
  useEffect(() => {
    if (known.current === drawn) return
    known.current = drawn
    void again()
  }, [drawn, again])
  return (
    <section>
      <h2 className={cx(heading(), titleClass)}>
        <Trans>Your draws</Trans>
      </h2>
      <Pending of={shown} skeleton={<TextBars lines={3} />} absent={() => <Absent />}>
        {({ records, current, pages }) =>
          records.length === 0 ? (
            <p className={mutedTextClass}>
              <Trans>You have not drawn yet. Each draw stands here with its seed, so that you can check it.</Trans>
            </p>
          ) : (
            <>
              <ul>
                {records.map((draw) => (
                  <li key={draw.id}>
                    <DrawOf draw={draw} />
                  </li>
                ))}
              </ul>
              <PageSteps
                current={current}
                pages={pages}
                addressOf={(page) => `${href('lottery')}?page=${page}`}
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

const Absent = () => (
  <p className={mutedTextClass}>
    <Trans>Your draws are with the shop and come with the next signal.</Trans>
  </p>
)

const titleClass = css({ paddingBottom: '2' })
const mutedTextClass = css({ paddingBlock: '2', color: 'fg.muted' })
