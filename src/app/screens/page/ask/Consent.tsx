import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { translate } from '#app/i18n/language.ts'
import { checkBoxClass } from '#app/ui/form/check-box.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'

/** A checkbox by which the user agrees that the shop stores the question and replies. Each question needs it anew. */
export function Consent({ errorText }: { errorText: string | undefined }) {
  const id = useId()
  return (
    <div>
      <label className={lineClass}>
        <input
          type="checkbox"
          name="consent"
          className={checkBoxClass}
          aria-invalid={errorText === undefined ? undefined : true}
          aria-describedby={errorText === undefined ? undefined : id}
        />
        <Trans>The shop may keep this and use my address to answer me.</Trans>
      </label>
      <Link to={href('page', { slug: 'privacy' })} className={privacyLinkClass}>
        <Trans>What the shop does with it</Trans>
      </Link>
      {errorText === undefined ? null : (
        <p id={id} className={errorTextClass}>
          <Icon name="warning" size={16} />
          <span>{translate(errorText)}</span>
        </p>
      )}
    </div>
  )
}

const lineClass = css({ display: 'flex', alignItems: 'center', gap: '3', minHeight: 'touch' })
const privacyLinkClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { base: 'touch', lg: '8' },
  fontSize: 'sm',
  textDecoration: 'underline',
})
const errorTextClass = css({ display: 'flex', gap: '2', fontSize: 'sm', color: 'bad' })
