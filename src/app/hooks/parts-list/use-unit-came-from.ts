import { useMemo } from 'react'
import { useHydrated } from '#app/hooks/use-hydrated.ts'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { previousPath } from '#app/state/page/scroll.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { partLoads } from '#contract/loads/part-loads.ts'
import { matchRoute } from '#contract/routes/addresses.ts'

/** Returns the code of the part whose page was left for this one; null if the page before was another one. */
function partOfPreviousPage(): Mcode | null {
  const [pathname = '', search = ''] = (previousPath() ?? '').split('?')
  const found = matchRoute(pathname, search)
  return found.name === 'part' ? found.params.mcode : null
}

/**
 * Returns the unit from whose page the user came to a component, with the component's position in its parts list. Null if the user came from
 * elsewhere, or if that part does not contain the component.
 */
export function useUnitCameFrom(mcode: Mcode): { unit: Mcode; position: number } | null {
  // The server does not know where the user comes from.
  const hydrated = useHydrated()
  const unit = useMemo(() => (hydrated ? partOfPreviousPage() : null), [hydrated])
  const list = useLoadedQuery(unit === null ? null : partLoads({ mcode: unit }).list)
  const line = list.status === 'ready' ? list.value.contains.find(({ part }) => part?.mcode === mcode) : undefined
  return unit === null || line === undefined ? null : { unit, position: line.position }
}
