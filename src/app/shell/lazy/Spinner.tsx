import { useLingui } from '@lingui/react/macro'
import { css } from '#styled/css'

/** A turning indicator that something loads. It moves without CSS, and stands still with reduced motion. */
export function Spinner() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading`} className={frameClass}>
      <svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <path d="M12 3a9 9 0 1 1-9 9">
          {matchMedia('(prefers-reduced-motion: reduce)').matches ? null : (
            <animateTransform attributeName="transform" type="rotate" from="0 12 12" to="360 12 12" dur="1s" repeatCount="indefinite" />
          )}
        </path>
      </svg>
    </div>
  )
}

const frameClass = css({ display: 'grid', placeItems: 'center', padding: '6' })
