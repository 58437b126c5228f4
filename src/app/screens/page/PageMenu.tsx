import { useLingui } from '@lingui/react/macro'
import { Link } from '#app/ui/Link.tsx'
import { href } from '#contract/addresses.ts'
import type { ContentPage } from '#contract/pages/content.ts'
import { prose } from '#styled/recipes'

interface PageMenuProps {
  current: string
  pages: ContentPage['pages']
}

/** A menu of all content pages of the shop. */
export function PageMenu({ current, pages }: PageMenuProps) {
  const { t } = useLingui()
  const look = prose()
  return (
    <nav className={look.menu} aria-label={t`Help pages`}>
      <ul>
        {pages.map(({ slug, title }) => (
          <li key={slug}>
            <Link to={href('page', { slug })} className={look.item} aria-current={slug === current ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
