import { Trans, useLingui } from '@lingui/react/macro'
import { Go } from '#app/ui/Go.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { paging } from '#styled/recipes'
import { pageNumbers } from './page-numbers.ts'

interface PagingProps {
  current: number
  pages: number
  addressOf: (pageNo: number) => string
}

/** Pages as links, so that each has its own address and back returns to it. */
export function Paging({ current, pages, addressOf }: PagingProps) {
  const { t, i18n } = useLingui()
  const look = paging()
  if (pages <= 1) return null
  return (
    <nav className={look.root} aria-label={t`Pages`}>
      {current > 1 ? (
        <Go to={addressOf(current - 1)} className={look.step} rel="prev">
          <Icon name="chevron-left" />{' '}
          <span className={look.stepWord}>
            <Trans>Previous</Trans>
          </span>
        </Go>
      ) : (
        <span className={look.step} />
      )}
      <ol className={look.numbers}>
        {pageNumbers(current, pages).map((page, at) =>
          page === null ? (
            <li key={at === 1 ? 'before' : 'after'} className={look.gap}>
              …
            </li>
          ) : (
            <li key={page}>
              <Go
                to={addressOf(page)}
                className={look.number}
                aria-current={page === current ? 'page' : undefined}
                aria-label={t`Page ${page}`}
              >
                {i18n.number(page)}
              </Go>
            </li>
          ),
        )}
      </ol>
      {current < pages ? (
        <Go to={addressOf(current + 1)} className={look.step} rel="next">
          <span className={look.stepWord}>
            <Trans>Next</Trans>
          </span>{' '}
          <Icon name="chevron-right" />
        </Go>
      ) : (
        <span className={look.step} />
      )}
    </nav>
  )
}
