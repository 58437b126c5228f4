import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { sortCategories } from '#app/state/catalogue/categories.ts'
import { Link } from '#app/ui/Link.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { CATALOGUE_SECTION_ID } from '#app/ui/places.ts'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { Category } from '#contract/catalogue/catalogue.ts'
import { drawerCategoriesOf } from '#contract/catalogue/drawer-tops.ts'
import { homeLoads } from '#contract/loads/home-loads.ts'
import { pageLayoutLoads } from '#contract/loads/page-layout-loads.ts'
import { categoryHref } from '#contract/routes/addresses.ts'
import { home } from '#styled/recipes'
import { HomeSection } from './HomeSection.tsx'

/** How many sub-categories of each top category are shown; the others are behind a link. */
const MAX_SUBCATEGORIES_SHOWN = 6
const placeholderIndexes = Array.from({ length: 8 }, (_, at) => at)

function TopCategory({ category }: { category: Category }) {
  const { i18n } = useLingui()
  const look = home()
  const children = sortCategories(category.children)
  const more = children.length - MAX_SUBCATEGORIES_SHOWN
  return (
    <li className={look.top}>
      <Link to={categoryHref(category)} className={look.topLink}>
        <Picture path={`/category/${category.icon}.svg`} alt="" width={64} height={48} />
        <span className={look.topName}>{category.backCategoryName}</span>
        {typeof category.count !== 'number' ? null : <span className={look.count}>{i18n.number(category.count)}</span>}
      </Link>
      <ul className={look.subs}>
        {children.slice(0, MAX_SUBCATEGORIES_SHOWN).map((child) => (
          <li key={child.id}>
            <Link to={categoryHref(child)} className={look.sub}>
              <span>{child.backCategoryName}</span>
              {typeof child.count !== 'number' ? null : <span className={look.count}>{i18n.number(child.count)}</span>}
            </Link>
          </li>
        ))}
        {more > 0 ? (
          <li>
            <Link to={categoryHref(category)} className={`${look.sub} ${look.more}`}>
              <Plural value={more} one="# more" other="# more" />
            </Link>
          </li>
        ) : null}
      </ul>
    </li>
  )
}

/** The eight top categories with their sub-categories and numbers of parts. */
export function Catalogue() {
  const thin = useLoadedQuery(pageLayoutLoads.tree)
  const counted = useLoadedQuery(homeLoads.counted)
  // The categories without numbers of parts are available first. Space for the numbers is reserved.
  const shown = counted.status === 'ready' ? counted : thin
  const look = home()
  const skeleton = (
    <ul className={look.tops}>
      {placeholderIndexes.map((at) => (
        <li key={at} className={look.top}>
          <Skeleton width="60%" height={48} />
          <Skeleton width="100%" height={180} />
        </li>
      ))}
    </ul>
  )
  return (
    <HomeSection id={CATALOGUE_SECTION_ID} title={<Trans>Catalogue</Trans>}>
      <QueryContent query={shown} skeleton={skeleton}>
        {(all) => (
          <ul className={look.tops}>
            {drawerCategoriesOf(all).map((category) => (
              <TopCategory key={category.id} category={category} />
            ))}
          </ul>
        )}
      </QueryContent>
    </HomeSection>
  )
}
