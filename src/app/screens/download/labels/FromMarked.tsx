import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { SelectField } from '#app/ui/form/SelectField.tsx'
import { LabelSheet } from './LabelSheet.tsx'
import { EVERY_FOLDER, useMarked } from './use-labelled.ts'

/** Labels of favourites, or of one folder. */
export function FromMarked() {
  const { t } = useLingui()
  const [folder, setFolder] = useState(EVERY_FOLDER)
  const { folders, ...marked } = useMarked(folder)
  return (
    <LabelSheet {...marked} none={<Trans>Nothing is marked here yet. The heart beside a part marks it.</Trans>}>
      {folders.length === 0 ? null : (
        <SelectField
          name="folder"
          label={<Trans>Folder</Trans>}
          value={folder}
          onChange={({ currentTarget: { value } }) => setFolder(value)}
        >
          <option value={EVERY_FOLDER}>{t`All folders`}</option>
          {folders.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </LabelSheet>
  )
}
