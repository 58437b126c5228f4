import { Trans } from '@lingui/react/macro'
import type { ReactNode, Ref } from 'react'
import { css } from '#styled/css'
import { heading, prose } from '#styled/recipes'

interface FormPageProps {
  title: ReactNode
  /** The page's heading, for pages that focus it. */
  headingRef?: Ref<HTMLHeadingElement>
  /** Shown beside the form if there is space, below it on phones. */
  aside?: ReactNode
  /** Whether the page has a layout of its own instead of one narrow column. */
  isWide?: boolean
  children: ReactNode
}

/** A page with a form: one narrow column. */
export function FormPage({ title, headingRef, aside, isWide = false, children }: FormPageProps) {
  return (
    <div className={isWide ? widePageClass : prose().root}>
      <div className={isWide ? fullClass : columnClass}>
        <h1 ref={headingRef} tabIndex={headingRef === undefined ? undefined : -1} className={heading({ level: 'page' })}>
          {title}
        </h1>
        <noscript>
          <p>
            <Trans>Accounts need JavaScript: please allow it for this shop. All parts, prices and stock are open without.</Trans>
          </p>
        </noscript>
        {children}
      </div>
      {aside}
    </div>
  )
}

const widePageClass = css({ paddingBlock: '4' })
const fullClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' })
const columnClass = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  alignContent: 'start',
  gap: '4',
  width: 'full',
  maxWidth: '[440px]',
  minWidth: '0',
})
