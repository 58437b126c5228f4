import type { ReactNode } from 'react'
import { translate } from '#app/i18n/language.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

interface FormFooterProps {
  isBusy: boolean
  /** The error message of the form; null for none. */
  failure: string | null
  tone?: 'primary' | 'quiet' | 'bad'
  /** The message of success beside the button; null for none, undefined if it is shown elsewhere. */
  successMessage?: ReactNode
  children: ReactNode
}

/** The end of a form: error message and submit button. While the form is being sent, the button keeps the focus and ignores clicks. */
export const FormFooter = ({ isBusy, failure, tone = 'primary', successMessage, children }: FormFooterProps) => (
  <div className={frameClass}>
    <div role="alert">
      {failure === null ? null : (
        <p className={errorTextClass}>
          <Icon name="warning" />
          <span>{translate(failure)}</span>
        </p>
      )}
    </div>
    <div className={endClass}>
      <button type="submit" className={toneClasses[tone]} aria-disabled={isBusy || undefined} aria-busy={isBusy || undefined}>
        {children}
      </button>
      {successMessage === undefined ? null : (
        <div role="status" className={successTextClass}>
          {successMessage === null ? null : (
            <>
              <Icon name="check" />
              <span>{successMessage}</span>
            </>
          )}
        </div>
      )}
    </div>
  </div>
)

const toneClasses = { primary: button({ tone: 'primary' }), quiet: button(), bad: button({ tone: 'bad' }) }
const frameClass = css({ display: 'grid', justifyItems: 'start' })
const endClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' })
const successTextClass = css({ display: 'flex', gap: '2', overflowWrap: 'anywhere', '& svg': { color: 'good' } })
const errorTextClass = css({ display: 'flex', gap: '2', paddingBottom: '4', color: 'bad' })
