import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Model } from '#contract/catalogue.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { go } from '#app/hooks/navigation.ts'
import { useResource } from '#app/hooks/use-resource.ts'
import { href } from '#contract/addresses.ts'
import { translate } from '#app/i18n/language.ts'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { keepMakesReady } from '#app/state/catalogue/keep-makes.ts'
import { Dialog } from '#app/ui/Dialog.tsx'
import { buildYears, wasBuilt } from './picker-years.ts'
import { choicesOf, PickerStep } from './PickerStep.tsx'

/**
 * "Select by Vehicle": application, make, year, model line, model, each asked only when the one before is known; leads to the parts that
 * fit. The year comes early, as a mechanic asks it, and may be left open; it narrows lines and models.
 */
export default function VehiclePicker({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const [appid, setApp] = useState('')
  const [brandid, setBrand] = useState('')
  const [year, setYear] = useState('')
  const [groupName, setGroup] = useState('')
  const [modelid, setModel] = useState('')

  const apps = useResource(catalogue.applicationList, {})
  const app = useResource(catalogue.appInfo, appid === '' ? null : { appid })
  const models = useResource(catalogue.modelList, brandid === '' ? null : { brandid })
  const brands = app.status === 'ready' ? app.value.brands : null
  useEffect(() => (brands === null ? undefined : keepMakesReady(brands)), [brands])
  const years = models.status === 'ready' ? buildYears(models.value, new Date().getFullYear()) : []
  const then = (all: readonly Model[]) => (year === '' ? all : all.filter((model) => wasBuilt(model, Number(year))))

  const chooseMake = (id: string) => {
    setBrand(id)
    setYear('')
    setGroup('')
    setModel('')
  }
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
          choices={choicesOf(apps, (all) => all.map(({ id, title }) => ({ value: id, text: translate(title) })))}
          onChoose={(id) => {
            setApp(id)
            chooseMake('')
          }}
        />
        <PickerStep
          label={t`Make`}
          value={brandid}
          choices={appid === '' ? null : choicesOf(app, ({ brands }) => brands.map(({ id, name }) => ({ value: id, text: name })))}
          onChoose={chooseMake}
        />
        {brandid !== '' && models.status === 'ready' && years.length === 0 ? null : (
          <PickerStep
            label={t`Year`}
            value={year}
            open={t`Any year`}
            choices={brandid === '' ? null : choicesOf(models, () => years.map((each) => ({ value: String(each), text: String(each) })))}
            onChoose={(each) => {
              setYear(each)
              setGroup('')
              setModel('')
            }}
          />
        )}
        <PickerStep
          label={t`Model line`}
          value={groupName}
          choices={brandid === '' ? null : choicesOf(models, (all) => linesOf(then(all)).map((name) => ({ value: name, text: name })))}
          onChoose={(name) => {
            setGroup(name)
            setModel('')
          }}
        />
        <PickerStep
          label={t`Model`}
          value={modelid}
          choices={
            groupName === ''
              ? null
              : choicesOf(models, (all) =>
                  then(all)
                    .filter(({ group }) => group === groupName)
                    .map((one) => ({ value: one.id, text: modelText(one) })),
                )
          }
          onChoose={setModel}
        />
        <button type="submit" className={button({ tone: 'primary', wide: true })} disabled={modelid === ''}>
          <Trans>Show the parts that fit</Trans>
        </button>
      </form>
    </Dialog>
  )
}

const linesOf = (models: readonly Model[]) =>
  [...new Set(models.map(({ group }) => group))].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))

/** `Transit 2.2 TDCi, 2006–2014`; without an end it is still made. */
function modelText({ name, yearFrom, yearTo }: { name: string; yearFrom?: number | undefined; yearTo?: number | undefined }): string {
  return yearFrom === undefined ? name : `${name}, ${yearFrom}–${yearTo ?? ''}`
}

const steps = css({ display: 'grid', gap: '4' })
