import { Trans, useLingui } from '@lingui/react/macro'
import { attributeLabel } from '#app/ui/part/attribute-text.ts'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { unmeasuredOf } from '#contract/compare/unmeasured.ts'
import { css } from '#styled/css'

/** Says what of the drawings is no fact: the shapes between the measures, and measures that the data lacks. */
export function UnmeasuredNote({ parts }: { parts: readonly PartDetail[] }) {
  const { i18n } = useLingui()
  const lacking = parts
    .map((part) => ({ mcode: part.mcode, missing: unmeasuredOf(part).map((key) => attributeLabel(i18n, key)) }))
    .filter(({ missing }) => missing.length > 0)
  return (
    <div className={noteClass}>
      <p>
        <Trans>Drawn from the data. What lies between the stated measures is typical of the kind, not of this maker.</Trans>
      </p>
      {lacking.map(({ mcode, missing }) => (
        <p key={mcode}>
          <Trans>
            <span className={codeClass}>{mcode}</span>: not stated, so drawn as usual: {missing.join(', ')}.
          </Trans>
        </p>
      ))}
    </div>
  )
}

const noteClass = css({ display: 'grid', gap: '1', fontSize: 'sm', color: 'fg.muted' })
const codeClass = css({ fontFamily: 'numbers', whiteSpace: 'nowrap' })
