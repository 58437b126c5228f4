import { Plural, Trans } from '@lingui/react/macro'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { restoreRemovedLines } from '#app/state/quick-order/pad-changes.ts'
import { quickOrder } from '#app/state/quick-order/quick-order.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

/** The offer to put the lines back that were removed last. */
export function RemovedLinesNotice() {
  const { removed } = useStateSnapshot(quickOrder)
  return (
    <div role="status" className={frameClass}>
      {removed.length === 0 ? null : (
        <>
          <span>
            <Plural value={removed.length} one="# line removed." other="# lines removed." />
          </span>
          <button type="button" className={button({ size: 'sm' })} onClick={restoreRemovedLines}>
            <Trans>Undo</Trans>
          </button>
        </>
      )}
    </div>
  )
}

const frameClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  _empty: { display: 'none' },
  _print: { display: 'none' },
})
