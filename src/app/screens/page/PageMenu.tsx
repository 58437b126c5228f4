import { useLingui } from '@lingui/react/macro'
import { href } from '#contract/addresses.ts'
import { contentPages, type PageSlug, pageSlugs } from '#contract/routes.ts'
import { Go } from '#app/ui/Go.tsx'
import { prose } from '#styled/recipes'

/** The other content pages. */
export function PageMenu({ current }: { current: PageSlug }) {
  const { i18n, t } = useLingui()
  const look = prose()
  return (
    <nav className={look.menu} aria-label={t`Help pages`}>
      <ul>
        {pageSlugs.map((slug) => (
          <li key={slug}>
            <Go to={href('page', { slug })} className={look.item} aria-current={slug === current ? 'page' : undefined}>
              {i18n._(contentPages[slug])}
            </Go>
          </li>
        ))}
      </ul>
    </nav>
  )
}
