import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useState } from 'react'
import type { Shown } from '#app/hooks/use-resource.ts'
import { type AccountSection, expectedRowCount, storeRowCount } from '#app/state/account/rows-expected.ts'
import { Link } from '#app/ui/Link.tsx'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import { TextBars } from '#app/ui/TextBars.tsx'
import { css } from '#styled/css'
import { heading, link } from '#styled/recipes'
import { accountRowClass as row } from './Row.tsx'

interface SectionProps {
  title: ReactNode
  /** The path of the complete list. */
  to?: string
  /** The label of the link to the complete list. */
  linkLabel?: ReactNode
  children: ReactNode
}

/** A section of the account page: a title, a link to the complete list, and rows. */
export function Section({ title, to, linkLabel, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={sectionClass}>
      <div className={headClass}>
        <h2 id={id} className={heading()}>
          {title}
        </h2>
        {to === undefined ? null : (
          <Link to={to} className={link({ tall: true })}>
            {linkLabel}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}

interface RowsProps<T> {
  /** The section's name, under which its number of rows is stored. */
  sectionName: AccountSection
  result: Shown<readonly T[]>
  /** What is shown if there are no rows. */
  emptyContent: ReactNode
  children: (rows: readonly T[]) => ReactNode
}

/** The rows of a section in all states: loading, failed, offline, empty. The placeholder has as many rows as the section had last time. */
export function Rows<T>({ sectionName, result, emptyContent, children }: RowsProps<T>) {
  const [expected] = useState(() => expectedRowCount(sectionName, 2))
  const rows = result.status === 'ready' ? result.value.length : null
  useEffect(() => {
    if (rows !== null) storeRowCount(sectionName, rows)
  }, [sectionName, rows])
  return (
    <QueryContent query={result} skeleton={<RowsSkeleton rowCount={expected} />} renderOffline={() => <SectionUnavailable />}>
      {(value) => (value.length === 0 ? <EmptyLine>{emptyContent}</EmptyLine> : <ul className={listClass}>{children(value)}</ul>)}
    </QueryContent>
  )
}

/** The single line of a section without rows. */
export const EmptyLine = ({ children }: { children: ReactNode }) => <p className={mutedTextClass}>{children}</p>

const SectionUnavailable = () => (
  <EmptyLine>
    <Trans>Nothing of this is on this phone yet, and the shop cannot be reached just now.</Trans>
  </EmptyLine>
)

export const RowsSkeleton = ({ rowCount }: { rowCount: number }) =>
  rowCount === 0 ? (
    <p className={mutedTextClass}>
      <TextBars lineCount={1} />
    </p>
  ) : (
    <ul className={listClass} aria-hidden="true">
      {Array.from({ length: rowCount }, (_, at) => at).map((at) => (
        <li key={at} className={row}>
          <span>
            <TextBars lineCount={2} firstWidthIndex={at} />
          </span>
        </li>
      ))}
    </ul>
  )

const sectionClass = css({ minWidth: '0' })
const headClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  minHeight: '12',
})
const listClass = css({ borderTop: 'edge' })
const mutedTextClass = css({ borderTop: 'edge', paddingBlock: '3', color: 'fg.muted' })
