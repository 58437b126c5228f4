import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { Message, Way, Ways } from '#app/ui/Message.tsx'
import { drawerCategoriesOf } from '#contract/catalogue/drawer-tops.ts'
import { frameLoads } from '#contract/loads/frame-loads.ts'
import { categoryHref, href } from '#contract/routes/addresses.ts'
import { message } from '#styled/recipes'

interface NothingFoundProps {
  what: ReactNode
  children?: ReactNode
}

/** What is shown instead of an empty list: what was not found, and links. */
export function NothingFound({ what, children }: NothingFoundProps) {
  const tree = useLoadedQuery(frameLoads.tree)
  const tops = tree.status === 'ready' ? drawerCategoriesOf(tree.value) : []
  return (
    <Message title={what}>
      {children}
      {tops.length === 0 ? null : (
        <p className={message().lead}>
          <Trans>Or browse by category:</Trans>
        </p>
      )}
      <Ways>
        {tops.map((category) => (
          <Way key={category.id} to={categoryHref(category)}>
            {category.backCategoryName}
          </Way>
        ))}
        <Way to={href('page', { slug: 'help' })}>
          <Trans>Help with searching</Trans>
        </Way>
      </Ways>
    </Message>
  )
}
