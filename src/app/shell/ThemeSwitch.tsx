import { useLingui } from '@lingui/react/macro'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { chooseTheme, type Theme, theme } from '#app/state/page/theme.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import { css, cx } from '#styled/css'

const nextTheme: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' }
const themeIcons = { system: 'half-moon', light: 'sun', dark: 'moon' } as const

/** A button that switches between system, light and dark theme in turn. */
export function ThemeSwitch({ wide = false }: { wide?: boolean }) {
  const { t } = useLingui()
  const now = useStateSnapshot(theme).now
  const words = { system: t`Theme: as on this device`, light: t`Theme: light`, dark: t`Theme: dark` }
  return (
    <button
      type="button"
      className={cx(rootClass, needsScriptClass)}
      onClick={() => chooseTheme(nextTheme[now])}
      aria-label={wide ? undefined : words[now]}
      title={wide ? undefined : words[now]}
    >
      <Icon name={themeIcons[now]} size={wide ? 20 : 16} />
      {wide ? words[now] : null}
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
