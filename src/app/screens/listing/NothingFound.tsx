import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLoad } from '#app/hooks/use-load.ts'
import { Link } from '#app/ui/Link.tsx'
import { categoryHref, href } from '#contract/addresses.ts'
import { drawerTops } from '#contract/drawer-tops.ts'
import { frameLoads } from '#contract/loads/frame-loads.ts'
import { message } from '#styled/recipes'

interface NothingFoundProps {
  what: ReactNode
  children?: ReactNode
}

/** What is shown instead of an empty list: what was not found, and links. */
export function NothingFound({ what, children }: NothingFoundProps) {
  const look = message()
  const tree = useLoad(frameLoads.tree)
  const tops = tree.status === 'ready' ? drawerTops(tree.value) : []
  return (
    <div className={look.root}>
      <p className={look.title}>{what}</p>
      {children}
      {tops.length === 0 ? null : (
        <p className={look.lead}>
          <Trans>Or browse by category:</Trans>
        </p>
      )}
      <ul className={look.ways}>
        {tops.map((category) => (
          <li key={category.id}>
            <Link to={categoryHref(category)} className={look.way}>
              {category.backCategoryName}
            </Link>
          </li>
        ))}
        <li>
          <Link to={href('page', { slug: 'help' })} className={look.way}>
            <Trans>Help with searching</Trans>
          </Link>
        </li>
      </ul>
    </div>
  )
}
