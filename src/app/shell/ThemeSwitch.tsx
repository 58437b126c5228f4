import { useLingui } from '@lingui/react/macro'
import { css } from '#styled/css'
import { useTheme } from '#app/hooks/use-theme.ts'
import { chooseTheme, type Theme } from '#app/state/page/theme.ts'
import { Icon } from '#app/ui/Icon.tsx'

const next: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' }
const icons = { system: 'half-moon', light: 'sun', dark: 'moon' } as const

/** One button that goes round: as the device has it, light, dark. */
export function ThemeSwitch({ wide = false }: { wide?: boolean }) {
  const { t } = useLingui()
  const now = useTheme()
  const words = { system: t`Theme: as on this device`, light: t`Theme: light`, dark: t`Theme: dark` }
  return (
    <button
      type="button"
      className={look}
      onClick={() => chooseTheme(next[now])}
      aria-label={wide ? undefined : words[now]}
      title={wide ? undefined : words[now]}
    >
      <Icon name={icons[now]} size={wide ? 20 : 16} />
      {wide ? words[now] : null}
    </button>
  )
}

const look = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '8',
  minWidth: '6',
  color: '[inherit]',
  _focusVisible: { outlineColor: '[currentColor]' },
})
