import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#app/ui/Link.tsx'
import { Pagination } from '#app/ui/Pagination.tsx'
import { paging } from '#styled/recipes'
import { pageNumbersToShow } from './page-numbers.ts'

interface PagingProps {
  currentPage: number
  pageCount: number
  addressOf: (pageNo: number) => string
}

/** Links to the pages of a list. Each page has its own URL, so that "back" returns to it. */
export function Paging({ currentPage: current, pageCount: pages, addressOf }: PagingProps) {
  const { t, i18n } = useLingui()
  const look = paging()
  return (
    <Pagination
      currentPage={current}
      pageCount={pages}
      hrefOf={addressOf}
      previousLabel={<Trans>Previous</Trans>}
      nextLabel={<Trans>Next</Trans>}
    >
      <p className={look.place}>
        <Trans>
          Page {current} of {pages}
        </Trans>
      </p>
      <ol className={look.numbers}>
        {pageNumbersToShow(current, pages).map((page, at) =>
          page === null ? (
            <li key={at === 1 ? 'before' : 'after'} className={look.gap}>
              …
            </li>
          ) : (
            <li key={page}>
              <Link
                to={addressOf(page)}
                className={look.number}
                aria-current={page === current ? 'page' : undefined}
                aria-label={t`Page ${page}`}
              >
                {i18n.number(page)}
              </Link>
            </li>
          ),
        )}
      </ol>
    </Pagination>
  )
}
