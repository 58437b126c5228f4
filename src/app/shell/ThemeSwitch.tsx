import { useLingui } from '@lingui/react/macro'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { chooseTheme, type Theme, theme } from '#app/state/page/theme.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import { css, cx } from '#styled/css'

const nextTheme: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' }
const themeIcons = { system: 'half-moon', light: 'sun', dark: 'moon' } as const

/** A button that switches between system, light and dark theme in turn. */
export function ThemeSwitch({ hasVisibleLabel = false }: { hasVisibleLabel?: boolean }) {
  const { t } = useLingui()
  const now = useStateSnapshot(theme).current
  const words = { system: t`Theme: as on this device`, light: t`Theme: light`, dark: t`Theme: dark` }
  return (
    <button
      type="button"
      className={cx(rootClass, needsScriptClass)}
      onClick={() => chooseTheme(nextTheme[now])}
      aria-label={hasVisibleLabel ? undefined : words[now]}
      title={hasVisibleLabel ? undefined : words[now]}
    >
      <Icon name={themeIcons[now]} size={hasVisibleLabel ? 20 : 16} />
      {hasVisibleLabel ? words[now] : null}
    </button>
  )
}

const rootClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '8',
  minWidth: '6',
  color: '[inherit]',
  _focusVisible: { outlineColor: '[currentColor]' },
})
