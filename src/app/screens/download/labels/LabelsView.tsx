import { Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useState } from 'react'
import { useDownloadChoices } from '#app/hooks/download/use-download-choices.ts'
import { navigateTo } from '#app/hooks/navigation.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { translate } from '#app/i18n/language.ts'
import { chooseDownload } from '#app/state/download/choices.ts'
import { FieldFrame } from '#app/ui/form/FieldFrame.tsx'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { linkRowClass } from '#app/ui/form/fields.ts'
import { SelectField } from '#app/ui/form/SelectField.tsx'
import { MAX_LISTED_NUMBERS } from '#contract/number-list/number-list.ts'
import { href } from '#contract/routes/addresses.ts'
import { chip, field } from '#styled/recipes'
import { LabelSheet } from './LabelSheet.tsx'
import { ALL_FOLDERS, usePartsOfFavourites, usePartsOfList, usePartsOfOrder } from './use-labelled.ts'

/** `/download?as=labels`: labels to print, for a list of part numbers, for favourites, or with `order=` for an order. */
export function LabelsView({ order, mcode }: { order: string | undefined; mcode: string | undefined }) {
  const { t } = useLingui()
  const [from, setFrom] = useState<'list' | 'marked'>('list')
  useTitle(t`Labels`)
  const choose = (chosen: 'list' | 'marked') => {
    setFrom(chosen)
    if (order !== undefined) navigateTo(href('download', { as: 'labels' }), { replace: true })
  }
  const is = (one: 'list' | 'marked') => order === undefined && from === one
  return (
    <FormPage isWide title={<Trans>Labels</Trans>}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a border, and there is no form */}
      <div role="group" aria-label={t`Labels of what`} className={linkRowClass} data-no-print>
        <button type="button" className={chip()} aria-pressed={is('list')} onClick={() => choose('list')}>
          <Trans>A list of numbers</Trans>
        </button>
        <button type="button" className={chip()} aria-pressed={is('marked')} onClick={() => choose('marked')}>
          <Trans>Your favorites</Trans>
        </button>
        {order === undefined ? null : (
          <button type="button" className={chip()} aria-pressed="true">
            <Trans>An order</Trans>
          </button>
        )}
      </div>
      {order !== undefined ? <LabelsFromOrder id={order} /> : from === 'list' ? <LabelsFromList mcode={mcode} /> : <LabelsFromFavourites />}
    </FormPage>
  )
}

/** Prints labels for typed or pasted part numbers, one part per line. The typed text stays on this device. */
function LabelsFromList({ mcode }: { mcode: string | undefined }) {
  const { list } = useDownloadChoices()
  const [text, setText] = useState(mcode ?? list)
  const listed = usePartsOfList(useDeferredValue(text))
  const type = (typed: string) => {
    setText(typed)
    chooseDownload({ list: typed })
  }
  return (
    <LabelSheet {...listed} emptyContent={<Trans>Type a number above: its label appears here.</Trans>}>
      <FieldFrame
        name="numbers"
        label={<Trans>Part numbers</Trans>}
        hint={<Trans>One in each line, with a quantity behind it if you like: at most {MAX_LISTED_NUMBERS}.</Trans>}
      >
        {(ties) => (
          <textarea className={field()} rows={4} value={text} {...ties} onChange={({ currentTarget: { value } }) => type(value)} />
        )}
      </FieldFrame>
    </LabelSheet>
  )
}

/** Prints labels for all favourites, or for those in one folder. */
function LabelsFromFavourites() {
  const { t } = useLingui()
  const [folder, setFolder] = useState(ALL_FOLDERS)
  const { folders, ...marked } = usePartsOfFavourites(folder)
  return (
    <LabelSheet {...marked} emptyContent={<Trans>Nothing is marked here yet. The heart beside a part marks it.</Trans>}>
      {folders.length === 0 ? null : (
        <SelectField
          name="folder"
          label={<Trans>Folder</Trans>}
          value={folder}
          onChange={({ currentTarget: { value } }) => setFolder(value)}
        >
          <option value={ALL_FOLDERS}>{t`All folders`}</option>
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

/** Prints labels for the parts of an order, if wanted one per piece. */
function LabelsFromOrder({ id }: { id: string }) {
  const { number, errorMessage, ...ordered } = usePartsOfOrder(id)
  return (
    <LabelSheet {...ordered} emptyContent={errorMessage === null ? <Trans>This order has no parts.</Trans> : translate(errorMessage)}>
      {number === null ? null : (
        <p>
          <Trans>Parts of order {number}</Trans>
        </p>
      )}
    </LabelSheet>
  )
}
