import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'
import { keepVehicle } from '#app/hooks/garage/keep-vehicle.ts'
import { useResource } from '#app/hooks/use-resource.ts'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { chooseVehicle } from '#app/state/garage/chosen-vehicle.ts'
import { Checkbox } from '#app/ui/form/Checkbox.tsx'
import { Link } from '#app/ui/Link.tsx'
import { formatYearSpan } from '#app/ui/part/year-span.ts'
import type { Model } from '#contract/catalogue/catalogue.ts'
import { draftOfModel } from '#contract/garage/vehicle-draft.ts'
import { vehicleHref } from '#contract/vehicle/vehicle-href.ts'
import { button, chip, heading, vehicle } from '#styled/recipes'

interface EngineStepProps {
  model: Model
  year: number | null
  /** The engines that the user's text names; null for all engines of the model. */
  namedEngines: readonly string[] | null
  onClose: () => void
}

/**
 * The last step of the vehicle picker: the chosen vehicle and its engines, each a link to the parts that fit. A single engine is chosen
 * automatically.
 */
export function EngineStep({ model, year, namedEngines, onClose }: EngineStepProps) {
  const { i18n } = useLingui()
  const id = useId()
  const look = vehicle()
  const place = useRef<HTMLElement>(null)
  const counted = useResource(catalogue.modelList, { modelid: model.id, ...(year === null ? {} : { year }) })
  const counts = counted.status === 'ready' ? counted.value[0]?.engineCounts : undefined
  const engines = namedEngines ?? model.engines
  const [only] = engines
  const all = counts?.reduce((most, { partCount }) => Math.max(most, partCount), 0) ?? model.partCount
  const [isKept, setKept] = useState(false)
  const onlyEngine = model.engines.length > 1 ? (only ?? null) : null
  const choose = (engine: string | null) => () => {
    const { id: modelid, appid, brand, name } = model
    chooseVehicle({ name: `${brand} ${name}`, modelid, engine, year })
    const kept = engine ?? (model.engines.length === 1 ? (only ?? null) : null)
    if (isKept) void keepVehicle(draftOfModel({ modelid, appid, brand, model: name, engine: kept, year }))
    onClose()
  }
  // Newer browsers return a promise, which must not become the cleanup function of the effect.
  useEffect(() => void place.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <section ref={place} aria-labelledby={id} className={look.engines}>
      <h3 id={id} className={heading({ level: 'group' })}>
        {model.brand} {model.name}, {year ?? formatYearSpan(i18n, model.yearFrom, model.yearTo)}
      </h3>
      <Checkbox isChecked={isKept} onChange={setKept}>
        <Trans>Keep in my vehicles</Trans>
      </Checkbox>
      {engines.length > 1 ? (
        <>
          <p className={look.question}>
            <Trans>Which engine?</Trans>
          </p>
          <ul className={look.choices}>
            {engines.map((engine) => {
              const count = counts?.find((row) => row.engine === engine)?.partCount
              return (
                <li key={engine}>
                  <Link to={vehicleHref(model.id, { engine, year })} className={chip()} onClick={choose(engine)}>
                    {engine}{' '}
                    {count === undefined ? null : (
                      // The number of parts has a unit word, because "2.4 D 48" would be read as the name of an engine.
                      <span className={look.chipCount}>
                        <Plural value={count} one="# part" other="# parts" />
                      </span>
                    )}
                  </Link>
                </li>
              )
            })}
          </ul>
          <Link to={vehicleHref(model.id, { year })} className={look.all} onClick={choose(null)}>
            <Trans>Not sure: show all engines</Trans>
          </Link>
        </>
      ) : (
        <Link
          to={vehicleHref(model.id, { engine: onlyEngine, year })}
          className={button({ tone: 'primary', wide: true })}
          onClick={choose(onlyEngine)}
        >
          {all === 0 ? <Trans>Show the vehicle</Trans> : <Plural value={all} one="Show # part that fits" other="Show # parts that fit" />}
        </Link>
      )}
    </section>
  )
}
