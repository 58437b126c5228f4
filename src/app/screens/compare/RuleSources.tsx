import { Trans, useLingui } from '@lingui/react/macro'
import { Disclosure } from '#app/ui/Disclosure.tsx'
import { type RuleSource, ruleSources } from '#contract/compare/rule-sources.ts'
import { css } from '#styled/css'

/** Where the rules come from that judged something on this page. */
export function RuleSources({ sources }: { sources: readonly RuleSource[] }) {
  const { i18n } = useLingui()
  if (sources.length === 0) return null
  return (
    <Disclosure title={<Trans>What these judgements rest on</Trans>}>
      <ul className={listClass}>
        {sources.map((source) => (
          <li key={source}>{i18n._(ruleSources[source], undefined, { message: ruleSources[source] })}</li>
        ))}
      </ul>
      <p className={noteClass}>
        <Trans>They compare the data of this shop. What the data does not state, measure on your old part.</Trans>
      </p>
    </Disclosure>
  )
}

const listClass = css({ display: 'grid', gap: '1', paddingLeft: '5', listStyleType: 'disc', maxWidth: 'prose' })
const noteClass = css({ color: 'fg.muted', paddingTop: '2', maxWidth: 'prose' })
