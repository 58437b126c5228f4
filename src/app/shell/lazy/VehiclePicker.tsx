import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { go } from '../../hooks/navigation.ts'
import { useResource } from '../../hooks/use-resource.ts'
import { href } from '../../routes/href.ts'
import { say } from '../../i18n/language.ts'
import { catalogue } from '../../state/catalogue.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { choicesOf, PickerStep } from './PickerStep.tsx'

/** "Select by Vehicle": application, make, model line, model, each asked only when the one before is known; leads to the parts that fit. */
export default function VehiclePicker({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const [appid, setApp] = useState('')
  const [brandid, setBrand] = useState('')
  const [groupName, setGroup] = useState('')
  const [modelid, setModel] = useState('')

  const apps = useResource(catalogue.applicationList, {})
  const app = useResource(catalogue.appInfo, appid === '' ? null : { appid })
  const lines = useResource(catalogue.modelGroupList, brandid === '' ? null : { brandid })
  const models = useResource(catalogue.modelList, brandid === '' || groupName === '' ? null : { brandid, groupName })

  const show = () => {
    onClose()
    go(href('model', { modelid }))
  }
  return (
    <Dialog open onClose={onClose} title={<Trans>Select by Vehicle</Trans>}>
      <form
        className={steps}
        onSubmit={(event) => {
          event.preventDefault()
          show()
        }}
      >
        <PickerStep
          label={t`Application`}
          value={appid}
          choices={choicesOf(apps, (all) => all.map(({ id, title }) => ({ value: id, text: say(title) })))}
          onChoose={(id) => {
            setApp(id)
            setBrand('')
            setGroup('')
            setModel('')
          }}
        />
        <PickerStep
          label={t`Make`}
          value={brandid}
          choices={appid === '' ? null : choicesOf(app, ({ brands }) => brands.map(({ id, name }) => ({ value: id, text: name })))}
          onChoose={(id) => {
            setBrand(id)
            setGroup('')
            setModel('')
          }}
        />
        <PickerStep
          label={t`Model line`}
          value={groupName}
          choices={brandid === '' ? null : choicesOf(lines, ({ groups }) => groups.map(({ name }) => ({ value: name, text: name })))}
          onChoose={(name) => {
            setGroup(name)
            setModel('')
          }}
        />
        <PickerStep
          label={t`Model`}
          value={modelid}
          choices={groupName === '' ? null : choicesOf(models, (all) => all.map((one) => ({ value: one.id, text: modelText(one) })))}
          onChoose={setModel}
        />
        <button type="submit" className={button({ tone: 'primary', wide: true })} disabled={modelid === ''}>
          <Trans>Show the parts that fit</Trans>
        </button>
      </form>
    </Dialog>
  )
}

/** `Transit 2.2 TDCi, 2006–2014`; without an end it is still made. */
function modelText({ name, yearFrom, yearTo }: { name: string; yearFrom?: number | undefined; yearTo?: number | undefined }): string {
  return yearFrom === undefined ? name : `${name}, ${yearFrom}–${yearTo ?? ''}`
}

const steps = css({ display: 'grid', gap: '4' })
