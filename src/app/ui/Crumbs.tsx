import { useLingui } from '@lingui/react/macro'
import { css } from '#styled/css'
import { Link } from './Link.tsx'

export interface BreadcrumbItem {
  label: string
  /** The path of the page. The current page has none, because it is no link. */
  to?: string
}

/** The pages above the current one as links (breadcrumb), home first. On a phone they are one line that scrolls. */
export function Crumbs({ trail }: { trail: readonly BreadcrumbItem[] }) {
  const { t } = useLingui()
  const steps: readonly BreadcrumbItem[] = [{ label: t`Home`, to: '/' }, ...trail]
  return (
    <nav aria-label={t`Where you are`} className={frameClass} data-no-print>
      <ol className={listClass}>
        {steps.map(({ label, to }) => (
          <li key={`${to} ${label}`} className={crumbClass}>
            {to === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link to={to} className={linkClass}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

const frameClass = css({ overflowX: 'auto', scrollbarWidth: '[none]', fontSize: 'sm' })
const listClass = css({ display: 'flex', whiteSpace: 'nowrap', minHeight: { base: 'touch', lg: '8' }, alignItems: 'center' })
const crumbClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  color: 'fg.muted',
  '&:not(:last-child)::after': { content: '"/"', paddingInline: '2', color: 'line.strong' },
})
const linkClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { base: 'touch', lg: '8' },
  textDecoration: 'none',
  _hovers: { _hover: { textDecoration: 'underline', color: 'fg' } },
})
