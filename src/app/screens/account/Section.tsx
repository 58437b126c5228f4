import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useState } from 'react'
import type { Shown } from '#app/hooks/use-resource.ts'
import { type AccountSection, expectedRowCount, storeRowCount } from '#app/state/account/rows-expected.ts'
import { Link } from '#app/ui/Link.tsx'
import { Pending } from '#app/ui/Pending.tsx'
import { TextBars } from '#app/ui/TextBars.tsx'
import { css } from '#styled/css'
import { heading, link } from '#styled/recipes'
import { accountRowClass as row } from './Row.tsx'

interface SectionProps {
  title: ReactNode
  /** The path of the complete list. */
  to?: string
  /** The label of the link to the complete list. */
  way?: ReactNode
  children: ReactNode
}

/** A section of the account page: a title, a link to the complete list, and rows. */
export function Section({ title, to, way, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={sectionClass}>
      <div className={headClass}>
        <h2 id={id} className={heading()}>
          {title}
        </h2>
        {to === undefined ? null : (
          <Link to={to} className={link({ tall: true })}>
            {way}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}

interface RowsProps<T> {
  /** The section's name, under which its number of rows is stored. */
  as: AccountSection
  of: Shown<readonly T[]>
  /** What is shown if there are no rows. */
  none: ReactNode
  children: (rows: readonly T[]) => ReactNode
}

/** The rows of a section in all states: loading, failed, offline, empty. The placeholder has as many rows as the section had last time. */
export function Rows<T>({ as, of, none, children }: RowsProps<T>) {
  const [expected] = useState(() => expectedRowCount(as, 2))
  const rows = of.status === 'ready' ? of.value.length : null
  useEffect(() => {
    if (rows !== null) storeRowCount(as, rows)
  }, [as, rows])
  return (
    <Pending of={of} skeleton={<RowsSkeleton rows={expected} />} absent={() => <Absent />}>
      {(value) => (value.length === 0 ? <EmptyLine>{none}</EmptyLine> : <ul className={listClass}>{children(value)}</ul>)}
    </Pending>
  )
}

/** The single line of a section without rows. */
export const EmptyLine = ({ children }: { children: ReactNode }) => <p className={mutedTextClass}>{children}</p>

const Absent = () => (
  <EmptyLine>
    <Trans>Nothing of this is on this phone yet, and the shop cannot be reached just now.</Trans>
  </EmptyLine>
)

export const RowsSkeleton = ({ rows }: { rows: number }) =>
  rows === 0 ? (
    <p className={mutedTextClass}>
      <TextBars lines={1} />
    </p>
  ) : (
    <ul className={listClass} aria-hidden="true">
      {Array.from({ length: rows }, (_, at) => at).map((at) => (
        <li key={at} className={row}>
          <span>
            <TextBars lines={2} from={at} />
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
