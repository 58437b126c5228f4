import { useLingui } from '@lingui/react/macro'
import { useBoughtDay } from '#app/hooks/bought/use-bought-day.ts'
import { pastDay } from '#app/i18n/format.ts'
import { css } from '#styled/css'

/** Says when the user last bought a part. Nothing if never. */
export function BoughtBefore({ mcode }: { mcode: string }) {
  const { t } = useLingui()
  const day = useBoughtDay(mcode)
  return day === undefined ? null : <span className={look}> {t`Bought before, ${pastDay(day)}`}</span>
}

const look = css({ display: 'block', fontSize: 'sm', fontWeight: 'bold' })
