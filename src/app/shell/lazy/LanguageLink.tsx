import { useLingui } from '@lingui/react'
import type { MouseEvent } from 'react'
import { usePathname, useQueryString } from '#app/hooks/navigation.ts'
import { languageName } from '#app/i18n/language-name.ts'
import { showToast } from '#app/state/page/notices.ts'
import { shopLocales } from '#app/state/page/shown-locale.ts'
import { switchLocale } from '#app/state/page/switch-locale.ts'
import { isPlainClick } from '#app/ui/is-plain-click.ts'
import { localePath } from '#contract/locale/locales.ts'

interface LanguageLinkProps {
  code: string
  className: string
  onChoose?: (() => void) | undefined
}

/**
 * A link to this page in another language, with that language's own name. A click changes the texts without losing input. Without script it
 * is a usual link.
 */
export function LanguageLink({ code, className, onChoose }: LanguageLinkProps) {
  const { i18n } = useLingui()
  const address = localePath(usePathname() + useQueryString(), code, shopLocales())
  const choose = async (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onChoose?.()
    if (!(await switchLocale(code))) showToast(/*i18n*/ 'This language is not on this phone yet. It comes with the next connection.')
  }
  return (
    <a
      href={address}
      lang={code}
      hrefLang={code}
      className={className}
      aria-current={code === i18n.locale ? 'true' : undefined}
      onClick={(event) => void choose(event)}
    >
      {languageName(code)}
    </a>
  )
}
