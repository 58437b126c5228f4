import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDownloadChoices } from '#app/hooks/download/use-download-choices.ts'
import { chooseDownload } from '#app/state/download/choices.ts'
import { Checkbox } from '#app/ui/form/Checkbox.tsx'
import { SelectField } from '#app/ui/form/SelectField.tsx'
import { TextField } from '#app/ui/form/TextField.tsx'
import { parsePieceCount } from '#contract/text/quantity.ts'
import { type LabelSizeName, labelCountPerPage, labelSizeNames, labelSizes } from './label-sizes.ts'

/** Options for labels: size, price, number of labels, and for a sheet of labels the first unused one. */
export function LabelChoices({
  startPosition,
  onStartPositionChange,
}: {
  startPosition: number
  onStartPositionChange: (start: number) => void
}) {
  const { t, i18n } = useLingui()
  const [wrong, setWrong] = useState(false)
  const { labelSize, labelPriced, labelPieces } = useDownloadChoices()
  const names = {
    'a4-24': t`A4 sheet, 24 labels (70 × 37 mm)`,
    'a4-65': t`A4 sheet, 65 labels (38 × 21 mm)`,
    '62x29': t`Label printer, 62 × 29 mm`,
    '50x25': t`Label printer, 50 × 25 mm`,
    '4x6': t`Label printer, 4 × 6 inches`,
  } satisfies Record<LabelSizeName, string>
  const most = labelCountPerPage(labelSizes[labelSize])
  return (
    <>
      <SelectField
        name="size"
        label={<Trans>Size</Trans>}
        value={labelSize}
        onChange={({ currentTarget: { value } }) => chooseDownload({ labelSize: labelSizeNames.find((one) => one === value) ?? 'a4-24' })}
        hint={<Trans>Print at 100 %, without margins: “fit to page” moves every label.</Trans>}
      >
        {labelSizeNames.map((name) => (
          <option key={name} value={name}>
            {names[name]}
          </option>
        ))}
      </SelectField>
      {most === 1 ? null : (
        <TextField
          name="start"
          label={<Trans>First unused label of the sheet</Trans>}
          hint={<Trans>Counted row by row, 1 to {most}: a sheet that was begun need not be thrown away.</Trans>}
          inputMode="numeric"
          defaultValue={String(startPosition)}
          wrong={wrong ? t`A whole number from 1 to ${most}.` : undefined}
          onChange={({ currentTarget: { value } }) => {
            const place = value.trim() === '' ? 1 : parsePieceCount(value, i18n.locale)
            const isPlace = place !== null && place >= 1 && place <= most
            setWrong(!isPlace)
            onStartPositionChange(isPlace ? place : 1)
          }}
        />
      )}
      <div>
        <Checkbox isChecked={labelPriced} onChange={(on) => chooseDownload({ labelPriced: on })}>
          <Trans>With the price and its day</Trans>
        </Checkbox>
        <Checkbox isChecked={labelPieces} onChange={(on) => chooseDownload({ labelPieces: on })}>
          <Trans>A label for each piece</Trans>
        </Checkbox>
      </div>
    </>
  )
}
