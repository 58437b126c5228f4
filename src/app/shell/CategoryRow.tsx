import { useLingui } from '@lingui/react/macro'
import { lazyComponent, useIsComponentLoaded } from '#app/hooks/lazy/lazy-component.ts'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { categories, extraCategoryList, mainCategoryList, secondGroupCategories } from '#app/state/catalogue/categories.ts'
import { overlay, toggleCategory } from '#app/state/page/overlay.ts'
import { OverlayOpener } from '#app/ui/OverlayOpener.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { Category } from '#contract/catalogue/catalogue.ts'
import { categoryHref } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { pageWidth } from '#styled/recipes'

const CategoryModal = lazyComponent(
  () => import('./lazy/CategoryModal.tsx'),
  (piece) => piece.default,
)

/** The row of top categories (section 2 of the specification). Each opens a box with its sub-categories. */
export function CategoryRow() {
  const { t } = useLingui()
  const { all, loading } = useStateSnapshot(categories)
  const open = useStateSnapshot(overlay).current
  const openId = open.type === 'category' ? open.id : null
  const titles = [...mainCategoryList(all), ...extraCategoryList(all), ...secondGroupCategories(all)]
  const opened = titles.find((one) => one.id === openId) ?? null
  const modal = useIsComponentLoaded(CategoryModal, opened !== null)
  return (
    <div className={frameClass}>
      <nav className={pageWidth()} aria-label={t`Catalogue`}>
        <ul className={rowClass}>
          {loading ? <CategoryRowSkeleton /> : titles.map((one) => <Title key={one.id} category={one} isActive={one.id === openId} />)}
        </ul>
      </nav>
      {modal && opened !== null ? <CategoryModal key={opened.id} category={opened} /> : null}
    </div>
  )
}

const Title = ({ category, isActive }: { category: Category; isActive: boolean }) => (
  <li className={category.catGroup === 0 ? undefined : mutedCategoryClass}>
    <OverlayOpener
      to={categoryHref(category)}
      className={titleClass}
      aria-haspopup="dialog"
      aria-expanded={isActive}
      data-category-title={category.id}
      onPointerEnter={CategoryModal.prefetch}
      onClick={() => toggleCategory(category.id)}
    >
      {category.backCategoryName}
    </OverlayOpener>
  </li>
)

const CategoryRowSkeleton = () =>
  [72, 88, 104, 120, 64, 96, 72, 56].map((width, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders never change their order
    <li key={at} className={skeletonClass}>
      <Skeleton width={width} />
    </li>
  ))

const frameClass = css({ position: 'relative', display: { base: 'none', md: 'block' } })
/** On a wide screen the whole row is visible. On a tablet it scrolls, and its end fades to show that. */
const rowClass = css({
  display: 'flex',
  flexWrap: { xl: 'wrap' },
  columnGap: { base: '5', xl: '0' },
  height: { base: '10', xl: 'auto' },
  marginInline: '-2',
  overflowX: { base: 'auto', xl: 'visible' },
  scrollbarWidth: '[none]',
  xlDown: { maskImage: 'linear-gradient(to right, #000 calc(100% - 32px), transparent)' },
})
const mutedCategoryClass = css({ color: 'fg.muted' })
const skeletonClass = css({ display: 'flex', alignItems: 'center', height: { xl: '[36px]' }, paddingInline: '2' })
const titleClass = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: { base: 'full', xl: '[36px]' },
  paddingInline: '2',
  whiteSpace: 'nowrap',
  fontWeight: 'bold',
  textDecoration: 'none',
  _hovers: { '&:hover:not([aria-expanded=true])::after': { backgroundColor: 'line.strong' } },
  _focusVisible: { outlineOffset: '[-2px]' },
  _after: { content: '""', position: 'absolute', insetInline: '2', bottom: '0', height: '[3px]' },
  '&[aria-expanded=true]::after': { backgroundColor: 'accent' },
})
