import { Trans, useLingui } from '@lingui/react/macro'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import type { Shown } from '#app/hooks/use-resource.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { CategoryTile } from '#app/ui/CategoryTile.tsx'
import { Crumbs } from '#app/ui/Crumbs.tsx'
import { Link } from '#app/ui/Link.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { Category, CategoryCrumb } from '#contract/catalogue/catalogue.ts'
import { categoryPathLoad, countedCategoriesLoad, familiesLoad, findCategoryById } from '#contract/loads/listing-loads.ts'
import { pageLayoutLoads } from '#contract/loads/page-layout-loads.ts'
import { categoryHref } from '#contract/routes/addresses.ts'
import type { ParamsOf } from '#contract/routes.ts'
import { chip, listing, listing as listingRecipe, tiles } from '#styled/recipes'
import { ListingHead } from './ListingHead.tsx'
import { ListingSkeleton } from './ListingSkeleton.tsx'
import { ListingView } from './ListingView.tsx'
import { NothingFound } from './lazy.ts'
import { UnitComponents } from './UnitComponents.tsx'
import { type ListingState, useCategoryListing } from './use-listing.ts'

/** The parent id of the top categories. */
const TOP_CATEGORY_ID = '0'
const placeholderIndexes = Array.from({ length: 8 }, (_, at) => at)

/**
 * The placeholder of a category. Until the categories are loaded the height of the sub-categories is unknown, so nothing is shown below
 * them.
 */
function CategorySkeleton({ isTop }: { isTop: boolean }) {
  const look = tiles()
  return (
    <div aria-busy="true">
      {isTop ? (
        <ul className={look.grid} aria-hidden>
          {placeholderIndexes.map((at) => (
            <li key={at} className={look.tile}>
              <Skeleton width={48} height={36} />
              <Skeleton width="70%" height={16} />
            </li>
          ))}
        </ul>
      ) : null}
      <div className={listing().families} />
      <div className={listing().root}>
        <ListingSkeleton />
      </div>
    </div>
  )
}

function CategoryPage({ id, parentId }: { id: string; parentId: string }) {
  const tree = useLoadedQuery(pageLayoutLoads.tree)
  const state = useCategoryListing(id)
  const path = useLoadedQuery(categoryPathLoad(id))
  const way = categoryBreadcrumb(path, tree.status === 'ready' ? tree.value : [], id, parentId)
  const category = findCategoryById(tree.status === 'ready' ? tree.value : [], id)
  const title = way.at(-1)?.backCategoryName ?? ''
  useTitle(title || (path.status === 'loading' || tree.status === 'loading' ? undefined : null))
  return (
    <>
      <Crumbs
        trail={way.map((step, at) => ({ label: step.backCategoryName, ...(at < way.length - 1 ? { to: categoryHref(step) } : {}) }))}
      />
      <ListingHead title={title} finderKind={id} />
      {tree.status === 'loading' ? (
        <CategorySkeleton isTop={parentId === TOP_CATEGORY_ID} />
      ) : (
        <>
          {category && category.children.length > 0 ? <SubCategories categories={category.children} state={state} /> : null}
          <FamilyChips categoryId={id} state={state} />
          <ListingView
            state={state}
            label={title}
            emptyContent={<NothingFound title={<Trans>The shop has no parts in this category yet.</Trans>} />}
          />
          <UnitComponents categoryId={id} query={state.query} />
        </>
      )}
    </>
  )
}

/** `/prod/cat/…`: a category with its sub-categories, families and parts. The route only accepts valid category paths. */
export default function CategoryScreen({ params: { catgrp } }: { params: ParamsOf<'category'> }) {
  return <CategoryPage key={catgrp.id} id={catgrp.id} parentId={catgrp.parentId} />
}

/** Returns the breadcrumb of a category: from the server, or before its reply from the tree of categories. */
function categoryBreadcrumb(
  path: Shown<CategoryCrumb[]>,
  tree: readonly Category[],
  id: string,
  parentId: string,
): readonly CategoryCrumb[] {
  if (path.status === 'ready') return path.value
  return [findCategoryById(tree, parentId), findCategoryById(tree, id)].flatMap((category) => category ?? [])
}

interface FamilyChipsProps {
  categoryId: string
  state: ListingState
}

/** The families of a category as chips. Space is reserved while they load; nothing if there are none. */
function FamilyChips({ categoryId, state }: FamilyChipsProps) {
  const { i18n, t } = useLingui()
  const families = useLoadedQuery(familiesLoad(categoryId))
  const look = listingRecipe()
  if (families.status !== 'ready') return families.status === 'loading' ? <div className={look.families} aria-hidden /> : null
  if (families.value.length < 2) return null
  const { query, addressOf } = state
  return (
    <nav className={look.families} aria-label={t`Families`}>
      {families.value.map(({ groupName, title = groupName, count }) => {
        const chosen = query.family === groupName
        return (
          <Link
            key={groupName}
            to={addressOf({ ...query, family: chosen ? null : groupName, pageNo: 1 })}
            className={chip()}
            aria-current={chosen ? 'true' : undefined}
          >
            {title} <span className={look.chipCount}>{i18n.number(count)}</span>
          </Link>
        )
      })}
    </nav>
  )
}

interface SubCategoriesProps {
  categories: readonly Category[]
  state: ListingState
}

/** The sub-categories, ordered by sortNum (section 2 of the specification), with their numbers of parts once known. */
function SubCategories({ categories, state }: SubCategoriesProps) {
  const { t } = useLingui()
  const tree = useLoadedQuery(countedCategoriesLoad)
  const counted = tree.status === 'ready' ? tree.value.flatMap(({ children }) => children) : []
  // The reply of a list also contains the numbers of parts of its categories.
  const found = state.shown.status === 'ready' ? state.shown.value.categories : []
  const counts = found.length > 0 ? found : counted
  return (
    <ul className={tiles().grid} aria-label={t`Sub-categories`}>
      {categories
        .toSorted((a, b) => a.sortNum - b.sortNum)
        .map((category) => (
          <CategoryTile
            key={category.id}
            to={categoryHref(category)}
            icon={category.icon}
            name={category.backCategoryName}
            count={counts.find((row) => row.id === category.id)?.count ?? category.count ?? undefined}
          />
        ))}
    </ul>
  )
}
