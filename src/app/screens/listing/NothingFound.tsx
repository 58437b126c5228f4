import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { Message, MessageLink, MessageLinkList } from '#app/ui/Message.tsx'
import { drawerCategoriesOf } from '#contract/catalogue/drawer-tops.ts'
import { pageLayoutLoads } from '#contract/loads/page-layout-loads.ts'
import { categoryHref, href } from '#contract/routes/addresses.ts'
import { message } from '#styled/recipes'

interface NothingFoundProps {
  title: ReactNode
  children?: ReactNode
}

/** What is shown instead of an empty list: what was not found, and links. */
export function NothingFound({ title, children }: NothingFoundProps) {
  const tree = useLoadedQuery(pageLayoutLoads.tree)
  const tops = tree.status === 'ready' ? drawerCategoriesOf(tree.value) : []
  return (
    <Message title={title}>
      {children}
      {tops.length === 0 ? null : (
        <p className={message().lead}>
          <Trans>Or browse by category:</Trans>
        </p>
      )}
      <MessageLinkList>
        {tops.map((category) => (
          <MessageLink key={category.id} to={categoryHref(category)}>
            {category.backCategoryName}
          </MessageLink>
        ))}
        <MessageLink to={href('finder')}>
          <Trans>By the old unit</Trans>
        </MessageLink>
        <MessageLink to={href('page', { slug: 'help' })}>
          <Trans>Help with searching</Trans>
        </MessageLink>
      </MessageLinkList>
    </Message>
  )
}
