import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { searchHref } from '#contract/routes/addresses.ts'
import { cx } from '#styled/css'
import { button, heading, references } from '#styled/recipes'
import { groupNumbers, type NumberGroup, numbersAsText } from './number-groups.ts'
import { Section } from './Section.tsx'

const COPIED_NOTICE_MS = 2000

function NumberGroupList({ groups }: { groups: readonly NumberGroup[] }) {
  const look = references()
  return (
    <dl className={look.groups}>
      {groups.map((group) => (
        <div key={group.maker} className={look.group}>
          <dt className={look.maker}>{group.maker}</dt>
          {group.numbers.map((number) => (
            <dd key={number} className={look.number}>
              <PartNumber number={number} isCopyable />
              <Link to={searchHref(number)} className={look.search} aria-label={number}>
                <Icon name="search" />
              </Link>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

/**
 * The numbers of other makers for this unit (cross references and OE numbers), original makers first. A tap copies one number, a button
 * all.
 */
export function CrossReferences({ part }: { part: PartDetail }) {
  const [copied, setCopied] = useState(false)
  const look = references()
  const groups = groupNumbers(part.numbers)
  const original = groups.filter((group) => group.kind === 'oe')
  const cross = groups.filter((group) => group.kind === 'cross')
  if (groups.length === 0) return null
  const count = groups.reduce((sum, group) => sum + group.numbers.length, 0)
  const copyAll = async () => {
    await navigator.clipboard.writeText(numbersAsText(groups))
    setCopied(true)
    setTimeout(() => setCopied(false), COPIED_NOTICE_MS)
  }
  return (
    <Section
      id="numbers"
      title={<Trans>Cross references</Trans>}
      besideTitle={
        <button type="button" className={cx(button({ size: 'sm' }), needsScriptClass)} onClick={copyAll}>
          <Icon name="copy" />{' '}
          <span role="status">
            {copied ? <Trans>Copied</Trans> : <Plural value={count} one="Copy # number" other="Copy all # numbers" />}
          </span>
        </button>
      }
    >
      {original.length > 0 ? (
        <>
          <h3 className={heading({ level: 'group' })}>
            <Trans>Original numbers</Trans>
          </h3>
          <NumberGroupList groups={original} />
        </>
      ) : null}
      {cross.length > 0 ? (
        <>
          <h3 className={`${heading({ level: 'group' })} ${look.second}`}>
            <Trans>Other sellers’ numbers</Trans>
          </h3>
          <NumberGroupList groups={cross} />
        </>
      ) : null}
    </Section>
  )
}
