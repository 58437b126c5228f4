import { useLingui } from '@lingui/react/macro'
import { css } from '#styled/css'
import { Link } from './Link.tsx'

export interface Crumb {
  label: string
  /** The current page has no link. */
  to?: string
}

/** Breadcrumb, home first. On a phone it is one scrollable line. */
export function Crumbs({ trail }: { trail: readonly Crumb[] }) {
  const { t } = useLingui()
  const steps: readonly Crumb[] = [{ label: t`Home`, to: '/' }, ...trail]
  return (
    <nav aria-label={t`Where you are`} className={frame} data-no-print>
      <ol className={list}>
        {steps.map(({ label, to }) => (
          <li key={`${to} ${label}`} className={step}>
            {to === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link to={to} className={way}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

const frame = css({ overflowX: 'auto', scrollbarWidth: '[none]', fontSize: 'sm' })
const list = css({ display: 'flex', whiteSpace: 'nowrap', minHeight: { base: 'touch', lg: '8' }, alignItems: 'center' })
const step = css({
  display: 'inline-flex',
  alignItems: 'center',
  color: 'fg.muted',
  '&:not(:last-child)::after': { content: '"/"', paddingInline: '2', color: 'line.strong' },
})
const way = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { base: 'touch', lg: '8' },
  textDecoration: 'none',
  _hovers: { _hover: { textDecoration: 'underline', color: 'fg' } },
})
