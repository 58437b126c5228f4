import { Trans } from '@lingui/react/macro'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { MessageLink, MessageLinkList } from '#app/ui/Message.tsx'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { writeComparedCodes } from '#contract/compare/compare-query.ts'
import { finderHref } from '#contract/finder/finder-href.ts'
import { href, searchHref } from '#contract/routes/addresses.ts'
import { css, cx } from '#styled/css'
import { button, chip, mark, panel } from '#styled/recipes'
import type { OldNumber } from './use-compare-data.ts'

interface OldNumberMessageProps {
  old: OldNumber
  codes: readonly string[]
}

/** What the shop knows about the number of the old part. */
export function OldNumberMessage({ old, codes }: OldNumberMessageProps) {
  const { number } = old
  switch (old.type) {
    case 'loading':
      return (
        <p role="status" className={mutedClass}>
          <Trans>Looking up {number} …</Trans>
        </p>
      )
    case 'failed':
      return (
        <div role="alert" className={panel({ look: 'note' })}>
          <p>
            <Trans>
              <PartNumber number={number} /> could not be looked up.
            </Trans>
          </p>
          <button type="button" className={cx(button({ size: 'sm' }), needsScriptClass)} onClick={old.retry}>
            <Trans>Try again</Trans>
          </button>
        </div>
      )
    case 'not-here':
      return (
        <p role="status" className={mark({ tone: 'warn' })}>
          <Icon name="warning" size={16} />
          <span className={wrapClass}>
            <Trans>
              No part on this phone bears <PartNumber number={number} />; the shop itself is out of reach.
            </Trans>
          </span>
        </p>
      )
    case 'unknown':
      return (
        <div role="status" className={panel({ look: 'note' })}>
          <p>
            <Trans>
              Nothing is known here about <PartNumber number={number} />: no part of this shop bears it. So nothing can be said about the
              fit by its number.
            </Trans>
          </p>
          <MessageLinkList>
            <MessageLink to={searchHref(number)}>
              <Trans>What to try with this number</Trans>
            </MessageLink>
            <MessageLink to={finderHref(null)}>
              <Trans>Measure the old part</Trans>
            </MessageLink>
          </MessageLinkList>
        </div>
      )
    case 'found':
      return (
        <div role="status" className={panel({ look: 'note' })}>
          {old.listedBy.map((mcode) => (
            <p key={mcode}>
              <Trans>
                The shop lists <PartNumber number={number} /> among the numbers of <PartNumber number={mcode} />.
              </Trans>
            </p>
          ))}
          {old.part === null ? null : (
            <p>
              <Trans>
                For <PartNumber number={number} /> stands <PartNumber number={old.part.mcode} />, {old.part.producer}, which bears it.
              </Trans>
            </p>
          )}
          {old.part === null || old.others.length === 0 ? null : (
            <div className={othersClass}>
              <span>
                <Trans>It is also borne by:</Trans>
              </span>
              {old.others.map(({ mcode }) => (
                <Link key={mcode} to={href('compare', { parts: writeComparedCodes([mcode, ...codes]), old: mcode })} className={chip()}>
                  {mcode}
                </Link>
              ))}
            </div>
          )}
        </div>
      )
  }
}

const mutedClass = css({ color: 'fg.muted' })
const wrapClass = css({ whiteSpace: 'normal' })
const othersClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', paddingTop: '2' })
