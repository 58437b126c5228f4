import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import { useHomeRegion } from '#app/hooks/delivery/use-home-region.ts'
import { navigateTo } from '#app/hooks/navigation.ts'
import { useAsyncResult } from '#app/hooks/use-answer.ts'
import { useResource } from '#app/hooks/use-resource.ts'
import { translate } from '#app/i18n/language.ts'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import type { FoundVehicle } from '#app/state/catalogue/find-vehicles.ts'
import { prefetchMakes } from '#app/state/catalogue/keep-makes.ts'
import { loadMakes } from '#app/state/catalogue/makes.ts'
import { chooseVehicle } from '#app/state/garage/chosen-vehicle.ts'
import { Dialog } from '#app/ui/Dialog.tsx'
import { OwnVehicles } from '#app/ui/garage/OwnVehicles.tsx'
import { VehicleSearch } from '#app/ui/vehicle/VehicleSearch.tsx'
import { catalogueApplications } from '#contract/catalogue/categories.ts'
import { groupByRegion } from '#contract/vehicle/group-by-region.ts'
import { regionNames } from '#contract/vehicle/regions.ts'
import { vehicleHref } from '#contract/vehicle/vehicle-href.ts'
import { css } from '#styled/css'
import { EngineStep } from './EngineStep.tsx'
import { PickerStep, pickerOptionsOf } from './PickerStep.tsx'
import { emptyPickerChoice, type PickerChoice, type PickerStepOption, pickerStepsOf } from './picker-steps.ts'

interface PickedVehicle {
  brandid: string
  choice: PickerChoice
  /** The engines that the typed text names; null for all. */
  engines: readonly string[] | null
}

const noPickedVehicle: PickedVehicle = { brandid: '', choice: emptyPickerChoice, engines: null }

/**
 * The dialog "Select by Vehicle": a text search, or make, model line, year, model and engine one after the other, each with its number of
 * parts. A step is shown when the step before is complete and there are several options. The last step leads to the parts that fit.
 */
export default function VehiclePicker({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const [{ brandid, choice, engines }, setPicked] = useState(noPickedVehicle)
  const home = useHomeRegion()
  const makes = useAsyncResult(loadMakes)
  const models = useResource(catalogue.modelList, brandid === '' ? null : { brandid })
  const brands = useMemo(() => (makes.status === 'ready' ? makes.value.flatMap((app) => app.brands) : null), [makes])
  useEffect(() => (brands === null ? undefined : prefetchMakes(brands)), [brands])
  const steps = pickerStepsOf(models.status === 'ready' ? models.value : [], choice, new Date().getFullYear())

  const choose = (more: Partial<PickerChoice>) => setPicked({ brandid, choice: { ...choice, ...more }, engines: null })
  const take = (vehicle: FoundVehicle) => {
    const [only] = vehicle.engines
    if (vehicle.engines.length > 1) {
      setPicked({
        brandid: vehicle.brandid,
        choice: { modelLine: vehicle.group, year: String(vehicle.year ?? ''), modelid: vehicle.modelid },
        engines: vehicle.engines,
      })
      return
    }
    const chosen = { engine: only ?? null, year: vehicle.year ?? null }
    chooseVehicle({ name: `${vehicle.brand} ${vehicle.model}`, modelid: vehicle.modelid, ...chosen })
    onClose()
    navigateTo(vehicleHref(vehicle.modelid, chosen))
  }
  const counted = (choices: readonly PickerStepOption[]) =>
    choices.map(({ value, partCount: parts }) => ({ value, text: `${value} · ${plural(parts, { one: '# part', other: '# parts' })}` }))
  return (
    <Dialog open onClose={onClose} title={<Trans>Select by Vehicle</Trans>}>
      <div className={frameClass}>
        <OwnVehicles onClose={onClose} />
        <VehicleSearch onChoose={take} otherWay={<Trans>Choose by the steps below.</Trans>} />
        <PickerStep
          label={t`Make`}
          value={brandid}
          choices={pickerOptionsOf(makes, (all) =>
            all.flatMap(({ id, brands }) =>
              groupByRegion(brands, home).flatMap(({ region, makes }) =>
                makes.map((make) => ({
                  value: make.id,
                  text: `${make.name} · ${plural(make.modelCount, { one: '# model', other: '# models' })}`,
                  group: `${applicationTitleOf(id)} · ${translate(regionNames[region])}`,
                })),
              ),
            ),
          )}
          onChoose={(id) => setPicked({ ...noPickedVehicle, brandid: id })}
        />
        {brandid === '' || (models.status === 'ready' && steps.modelLines.length === 1) ? null : (
          <PickerStep
            label={t`Model line`}
            value={choice.modelLine}
            choices={pickerOptionsOf(models, () => counted(steps.modelLines))}
            onChoose={(line) => choose({ ...emptyPickerChoice, modelLine: line })}
          />
        )}
        {steps.years.length > 1 ? (
          <PickerStep
            label={t`Year`}
            value={choice.year}
            skipLabel={t`Any year`}
            choices={pickerOptionsOf(models, () => counted(steps.years))}
            onChoose={(year) => choose({ year, modelid: '' })}
          />
        ) : null}
        {steps.models.length > 1 ? (
          <PickerStep
            label={t`Model`}
            value={choice.modelid}
            choices={pickerOptionsOf(models, () =>
              steps.models.map((model) => ({
                value: model.id,
                text: `${modelNameWithYears(model)} · ${plural(model.partCount, { one: '# part', other: '# parts' })}`,
              })),
            )}
            onChoose={(modelid) => choose({ modelid })}
          />
        ) : null}
        {steps.model ? (
          <EngineStep key={steps.model.id} model={steps.model} year={steps.year} namedEngines={engines} onClose={onClose} />
        ) : null}
      </div>
    </Dialog>
  )
}

function applicationTitleOf(appid: string): string {
  const title = catalogueApplications.find(({ id }) => id === appid)?.title
  return title === undefined ? '' : translate(title)
}

/** Returns a model with its years, `Transit 2.2 TDCi, 2006–2014`. A model without a last year is still built. */
function modelNameWithYears({
  name,
  yearFrom,
  yearTo,
}: {
  name: string
  yearFrom?: number | undefined
  yearTo?: number | undefined
}): string {
  return yearFrom === undefined ? name : `${name}, ${yearFrom}–${yearTo ?? ''}`
}

const frameClass = css({ display: 'grid', gap: '4' })
