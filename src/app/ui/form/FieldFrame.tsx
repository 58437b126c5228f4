import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { translate } from '#app/i18n/language.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { css } from '#styled/css'

/** The properties that all form fields have. */
export interface FieldProps {
  /** The name of the field, which is also the name of the property in the input of the API call. */
  name: string
  label: ReactNode
  /** The error message of the field. */
  wrong?: string | undefined
  hint?: ReactNode
  optional?: boolean
}

/** The ids that connect a control to its label, hint and error. */
export interface ControlProps {
  id: string
  name: string
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

/** A label above a control, with the error or hint below. */
export function FieldFrame({
  name,
  label,
  wrong,
  hint,
  optional = false,
  children,
}: FieldProps & { children: (ties: ControlProps) => ReactNode }) {
  const id = useId()
  const hintId = hint === undefined ? '' : `${id}h`
  const wrongId = wrong === undefined ? '' : `${id}w`
  const ties: ControlProps = {
    id,
    name,
    'aria-invalid': wrong === undefined ? undefined : true,
    'aria-describedby': `${wrongId} ${hintId}`.trim() || undefined,
  }
  return (
    <div className={frameClass}>
      <label htmlFor={id}>
        {label}
        {optional ? (
          <span className={mutedTextClass}>
            {' '}
            <Trans>(optional)</Trans>
          </span>
        ) : null}
      </label>
      {children(ties)}
      {wrong === undefined ? null : (
        <p id={wrongId} className={errorTextClass}>
          <Icon name="warning" size={16} />
          <span>{translate(wrong)}</span>
        </p>
      )}
      {hint === undefined ? null : (
        <div id={hintId} className={smallTextClass}>
          {hint}
        </div>
      )}
    </div>
  )
}

const frameClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '1', minWidth: '0' })
const mutedTextClass = css({ color: 'fg.muted' })
const smallTextClass = css({ fontSize: 'sm', color: 'fg.muted' })
const errorTextClass = css({ display: 'flex', gap: '2', fontSize: 'sm', color: 'bad' })
