import { useLingui } from '@lingui/react/macro'
import { useLastBoughtDay } from '#app/hooks/bought/use-bought-day.ts'
import { formatPastDay } from '#app/i18n/format.ts'
import { css } from '#styled/css'

/** Says when the user last bought a part. Nothing if never. */
export function LastBoughtText({ mcode }: { mcode: string }) {
  const { t } = useLingui()
  const day = useLastBoughtDay(mcode)
  return day === undefined ? null : <span className={rootClass}> {t`Bought before, ${formatPastDay(day)}`}</span>
}

const rootClass = css({ display: 'block', fontSize: 'sm', fontWeight: 'bold' })
