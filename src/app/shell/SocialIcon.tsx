import type { TenantConfig } from '#contract/config.ts'
import { css } from '#styled/css'

type SocialNetwork = TenantConfig['socials'][number]['name']

const socialIcons: Record<SocialNetwork, { label: string; path: string }> = {
  facebook: { label: 'Facebook', path: 'M13.5 4.500h-1.500c-1.5 0-2.5 1-2.5 2.500v10M7 10h5.5' },
  instagram: {
    label: 'Instagram',
    path: 'M6.5 3.500h7a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-7a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zM10 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6M14 6v.1',
  },
  linkedin: { label: 'LinkedIn', path: 'M5 8.500v8M5 4.500v.1M9 16.500v-8M9 12c0-4.5 7-4.5 7 0v4.5' },
  youtube: { label: 'YouTube', path: 'M4 5.500c4-.8 8-.8 12 0 1 3 1 6 0 9-4 .8-8 .8-12 0-1-3-1-6 0-9zM8.5 7.800v4.400l4-2.200z' },
  x: { label: 'X', path: 'M4 4l12 12M16 4 4 16' },
  tiktok: { label: 'TikTok', path: 'M11 3.500v9.500a3 3 0 1 1-3-3M11 3.500c.3 2.5 2 4 4.5 4' },
}

/** A link to the shop's page on a social network, with an icon that we drew. */
export const SocialIcon = ({ name, to }: { name: SocialNetwork; to: string }) => (
  <a href={to} target="_blank" rel="noopener" className={rootClass}>
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path d={socialIcons[name].path} />
    </svg>
    <span className={visuallyHiddenClass}>{socialIcons[name].label}</span>
  </a>
)

const rootClass = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 'control',
  height: 'control',
  borderRadius: 'md',
  color: 'fg.muted',
  '& svg': { fill: '[none]', stroke: '[currentColor]', strokeWidth: '[1.5]', strokeLinecap: 'round', strokeLinejoin: 'round' },
  _hovers: { _hover: { backgroundColor: 'well', color: 'fg' } },
})
const visuallyHiddenClass = css({ srOnly: true })
