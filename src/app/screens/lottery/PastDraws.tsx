import { Trans } from '@lingui/react/macro'
import { useCallback, useEffect, useRef } from 'react'
import { useQueryString } from '#app/hooks/navigation.ts'
import { useOfflineResult } from '#app/hooks/use-answer.ts'
import { fetchDrawsPage } from '#app/state/lottery/lottery.ts'
import { Pagination } from '#app/ui/Pagination.tsx'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import { TextBars } from '#app/ui/TextBars.tsx'
import { href } from '#contract/routes/addresses.ts'
import { css, cx } from '#styled/css'
import { heading } from '#styled/recipes'
import { PastDraw } from './PastDraw.tsx'

const readPageNumber = (search: string): number => Math.max(1, Math.trunc(Number(new URLSearchParams(search).get('page'))) || 1)

/**
 * The customer's draws, newest first, each of which can be checked. `drawn`: how many draws were made on this page; the list is loaded
 * again after each.
 */
export function PastDraws({ drawCount }: { drawCount: number }) {
  const pageNo = readPageNumber(useQueryString())
  const { result, retry } = useOfflineResult(useCallback(() => fetchDrawsPage(pageNo), [pageNo]))
  const known = useRef(drawCount)
  useEffect(() => {
    if (known.current === drawCount) return
    known.current = drawCount
    void retry()
  }, [drawCount, retry])
  return (
    <section>
      <h2 className={cx(heading(), titleClass)}>
        <Trans>Your draws</Trans>
      </h2>
      <QueryContent query={result} skeleton={<TextBars lineCount={3} />} renderOffline={() => <DrawsUnavailable />}>
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
                    <PastDraw draw={draw} />
                  </li>
                ))}
              </ul>
              <Pagination
                currentPage={current}
                pageCount={pages}
                hrefOf={(page) => `${href('lottery')}?page=${page}`}
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

const DrawsUnavailable = () => (
  <p className={mutedTextClass}>
    <Trans>Your draws are with the shop and come with the next signal.</Trans>
  </p>
)

const titleClass = css({ paddingBottom: '2' })
const mutedTextClass = css({ paddingBlock: '2', color: 'fg.muted' })
