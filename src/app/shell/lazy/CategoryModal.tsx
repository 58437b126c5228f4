import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import { sortCategories } from '#app/state/catalogue/categories.ts'
import { closeOverlay } from '#app/state/page/overlay.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import type { Category } from '#contract/catalogue/catalogue.ts'
import { categoryHref } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button, heading, link, pageWidth } from '#styled/recipes'

const closeModal = () => closeOverlay('category')

/**
 * The sub-categories of one top category as tiles (sections 2 and 4 of the specification). It closes when one is chosen, by the close icon,
 * a click outside, and Escape. It is below the row of categories and does not cover the page, so it does not hold the keyboard's focus.
 */
export default function CategoryModal({ category }: { category: Category }) {
  const { t } = useLingui()
  const frame = useRef<HTMLElement>(null)
  const titleId = useId()
  const { id, backCategoryName } = category
  useEffect(() => {
    const title = document.querySelector<HTMLElement>(`[data-category-title="${id}"]`)
    frame.current?.focus({ preventScroll: true })
    const outside = (event: PointerEvent) => {
      if (!(event.target instanceof Element)) return
      if (!frame.current?.contains(event.target) && event.target.closest('[data-category-title]') === null) closeModal()
    }
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      closeModal()
      title?.focus()
    }
    addEventListener('pointerdown', outside)
    addEventListener('keydown', onEscape)
    return () => {
      removeEventListener('pointerdown', outside)
      removeEventListener('keydown', onEscape)
    }
  }, [id])
  return (
    <section ref={frame} role="dialog" aria-labelledby={titleId} tabIndex={-1} className={modalClass}>
      <div className={pageWidth()}>
        <div className={headClass}>
          <h2 id={titleId} className={heading({ level: 'section' })}>
            {backCategoryName}
          </h2>
          <Link to={categoryHref(category)} className={link({ tall: true })} onClick={closeModal}>
            <Trans>All of {backCategoryName}</Trans>
          </Link>
          <button
            type="button"
            className={`${button({ tone: 'plain', size: 'icon' })} ${closeButtonClass}`}
            aria-label={t`Close`}
            onClick={closeModal}
          >
            <Icon name="close" />
          </button>
        </div>
        <ul className={tilesClass}>
          {sortCategories(category.children).map((child) => (
            <li key={child.id}>
              <Link to={categoryHref(child)} className={tileClass} onClick={closeModal}>
                <Picture path={`/category/${child.icon}.svg`} alt="" width={56} height={42} eager />
                {child.backCategoryName}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const modalClass = css({
  position: 'absolute',
  zIndex: 'float',
  insetInline: '0',
  top: '[100%]',
  maxHeight: '[70dvh]',
  overflowY: 'auto',
  backgroundColor: 'sheet',
  boxShadow: 'float',
  borderTop: 'hair',
  paddingBottom: '5',
  animation: 'rise',
})
const headClass = css({ display: 'flex', alignItems: 'center', gap: '4', minHeight: '16' })
const closeButtonClass = css({ marginLeft: 'auto', marginRight: '-3' })
const tilesClass = css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(208px, 100%), 1fr))', columnGap: '4' })
const tileClass = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '16',
  paddingInline: '2',
  marginInline: '-2',
  borderRadius: 'md',
  lineHeight: 'snug',
  textDecoration: 'none',
  _hovers: { _hover: { backgroundColor: 'well' } },
})
