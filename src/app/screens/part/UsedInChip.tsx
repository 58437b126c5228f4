import { Plural } from '@lingui/react/macro'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { partLoads } from '#contract/loads/part-loads.ts'
import { css } from '#styled/css'
import { chip } from '#styled/recipes'

/** In how many units a component is, as a link to the section that lists them. Nothing if no unit of the shop contains it. */
export function UsedInChip({ part }: { part: PartDetail }) {
  const list = useLoadedQuery(partLoads(part).list)
  // Most components are in a unit, so the place is kept until that is known.
  if (list.status === 'loading') return <p className={lineClass} aria-hidden />
  if (list.status !== 'ready' || list.value.usedIn.length === 0) return null
  return (
    <p className={lineClass}>
      <a href="#used-in" className={chip()}>
        <Plural value={list.value.usedInTotal} one="Used in # unit" other="Used in # units" />
      </a>
    </p>
  )
}

const lineClass = css({ display: 'inline-flex', minHeight: 'touch', alignItems: 'center', verticalAlign: 'top' })
