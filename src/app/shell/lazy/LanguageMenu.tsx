import { useLingui } from '@lingui/react/macro'
import { useId, useRef } from 'react'
import { languageLabelOf } from '#app/i18n/language-label.ts'
import { languageName } from '#app/i18n/language-name.ts'
import { shopLocales } from '#app/state/page/shown-locale.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { menuItemClass } from '#app/ui/menu/MoreMenu.tsx'
import { css, cx } from '#styled/css'
import { sheet } from '#styled/recipes'
import { LanguageLink } from './LanguageLink.tsx'

/**
 * The language in the top bar (section 2 of the specification). It opens a popover that works without script. If the shop has only one
 * language it is just a label.
 */
export default function LanguageMenu({ className }: { className: string }) {
  const { t, i18n } = useLingui()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const name = languageName(i18n.locale)
  const label = languageLabelOf(i18n.locale)
  const { all } = shopLocales()
  if (all.length < 2)
    return (
      <span className={className} role="img" aria-label={t`Language: ${name}`}>
        {label}
      </span>
    )
  return (
    <>
      <button type="button" popoverTarget={id} className={cx(className, openButtonClass)} aria-label={t`Language: ${name}`}>
        {label}
        <Icon name="chevron-down" size={12} />
      </button>
      <div ref={list} id={id} popover="auto" className={cx(sheet().frame, containerClass)}>
        {all.map(({ code }) => (
          // Safari before version 17 has no popovers.
          <LanguageLink key={code} code={code} className={menuItemClass} onChoose={() => list.current?.hidePopover?.()} />
        ))}
      </div>
    </>
  )
}

const openButtonClass = css({ gap: '2' })
const containerClass = css({
  border: 'edge',
  '@supports (position-area: bottom)': {
    md: { positionArea: '[bottom span-left]', positionTryFallbacks: '[flip-block]', margin: '0', width: '[280px]' },
  },
})
