import { Trans } from '@lingui/react/macro'
import { useResource } from '#app/hooks/use-resource.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { categoryHref } from '#contract/addresses.ts'
import type { ParamsOf } from '#contract/routes.ts'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { CATEGORY_LIST_INPUT } from '#contract/limits.ts'
import { Crumbs } from '#app/ui/Crumbs.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { listing, tiles } from '#styled/recipes'
import { FamilyChips } from './FamilyChips.tsx'
import { ListingHead } from './ListingHead.tsx'
import { ListingSkeleton } from './ListingSkeleton.tsx'
import { ListingView } from './ListingView.tsx'
import { NothingFound } from './lazy.ts'
import { SubCategories } from './SubCategories.tsx'
import { useListing } from './use-listing.ts'
import type { Category } from '#contract/catalogue.ts'

/** The parent of the categories that have others below them. */
const TOP = '0'
const tops = Array.from({ length: 8 }, (_, at) => at)

/**
 * Until the tree is here nobody knows how high the sub-categories stand, so what comes below them is not drawn where it would not stay.
 */
function CategorySkeleton({ isTop }: { isTop: boolean }) {
  const look = tiles()
  return (
    <div aria-busy="true">
      {isTop ? (
        <ul className={look.grid} aria-hidden>
          {tops.map((at) => (
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
  const tree = useResource(catalogue.categoryList, CATEGORY_LIST_INPUT)
  const state = useListing({ backCategoryId: id })
  const { category, parent } = findCategory(tree.status === 'ready' ? tree.value : [], id, parentId)
  const title = category?.backCategoryName ?? ''
  useTitle(tree.status === 'loading' ? undefined : title || null)
  return (
    <>
      <Crumbs trail={[...(parent ? [{ label: parent.backCategoryName, to: categoryHref(parent) }] : []), { label: title }]} />
      <ListingHead title={title} />
      {tree.status === 'loading' ? (
        <CategorySkeleton isTop={parentId === TOP} />
      ) : (
        <>
          {category && category.children.length > 0 ? (
            <SubCategories categories={category.children} counts={state.shown.status === 'ready' ? state.shown.value.categories : []} />
          ) : null}
          <FamilyChips categoryId={id} state={state} />
          <ListingView
            state={state}
            label={title}
            empty={<NothingFound what={<Trans>The shop has no parts in this category yet.</Trans>} />}
          />
        </>
      )}
    </>
  )
}

/** `/prod/cat/…`: a category, its sub-categories and families, and its parts. The route lets through only what is a category's address. */
export default function CategoryScreen({ params: { catgrp } }: { params: ParamsOf<'category'> }) {
  return <CategoryPage key={catgrp.id} id={catgrp.id} parentId={catgrp.parentId} />
}

/** A category of the tree with the one above it; both null while the tree is not known or does not have it. */
function findCategory(
  tree: readonly Category[],
  id: string,
  parentId: string,
): { category: Category | null; parent: Category | null } {
  const top = tree.find((candidate) => candidate.id === id)
  if (top) return { category: top, parent: null }
  const parent = tree.find((candidate) => candidate.id === parentId) ?? null
  return { category: parent?.children.find((child) => child.id === id) ?? null, parent }
}
