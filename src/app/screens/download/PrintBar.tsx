import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { linkRowClass } from '#app/ui/form/fields.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import { href } from '#contract/routes/addresses.ts'
import { cx } from '#styled/css'
import { button, link } from '#styled/recipes'
import { printAfterPictures } from './sheet-print-css.ts'

/** A bar above a printable page, with a back link, options, and the print button. */
export function PrintBar({ canPrint, children }: { canPrint: boolean; children?: ReactNode }) {
  const { t } = useLingui()
  return (
    <div className={cx(linkRowClass, needsScriptClass)} data-no-print>
      <Link to={href('download')} className={link({ look: 'list', tall: true })}>
        <Icon name="chevron-left" />
        <Trans>Downloads</Trans>
      </Link>
      {children}
      <button
        type="button"
        className={button({ tone: 'primary' })}
        disabled={!canPrint}
        aria-label={t`Print`}
        onClick={() => void printAfterPictures()}
      >
        <Icon name="print" />
        <Trans>Print</Trans>
      </button>
    </div>
  )
}
