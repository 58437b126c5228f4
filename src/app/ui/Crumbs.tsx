import { useLingui } from '@lingui/react/macro'
import { css } from '#styled/css'
import { Link } from './Link.tsx'

export interface Crumb {
  label: string
  /** The path of the page. The current page has none, because it is no link. */
  to?: string
}

/** The pages above the current one as links (breadcrumb), home first. On a phone they are one line that scrolls. */
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
