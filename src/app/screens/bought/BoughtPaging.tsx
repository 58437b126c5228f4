import { Trans, useLingui } from '@lingui/react/macro'
import { Go } from '#app/ui/Go.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { paging } from '#styled/recipes'
import { boughtHref } from './bought-href.ts'

/** Page by page, each with its own address. */
export function BoughtPaging({ text, current, pages }: { text: string; current: number; pages: number }) {
  const { t } = useLingui()
  const look = paging()
  if (pages <= 1) return null
  return (
    <nav className={look.root} aria-label={t`Pages`}>
      {current > 1 ? (
        <Go to={boughtHref({ text, pageNo: current - 1 })} className={look.step} rel="prev">
          <Icon name="chevron-left" />
          <Trans>Previous</Trans>
        </Go>
      ) : (
        <span className={look.step} />
      )}
      <span>
        <Trans>
          Page {current} of {pages}
        </Trans>
      </span>
      {current < pages ? (
        <Go to={boughtHref({ text, pageNo: current + 1 })} className={look.step} rel="next">
          <Trans>Next</Trans>
          <Icon name="chevron-right" />
        </Go>
      ) : (
        <span className={look.step} />
      )}
    </nav>
  )
}
