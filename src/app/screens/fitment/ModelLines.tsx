import { Plural, useLingui } from '@lingui/react/macro'
import { Link } from '#app/ui/Link.tsx'
import { formatYearSpan } from '#app/ui/part/year-span.ts'
import type { Model } from '#contract/catalogue/catalogue.ts'
import { href } from '#contract/routes/addresses.ts'
import { fitment } from '#styled/recipes'
import { groupModelsByLine } from './model-lines.ts'

interface ModelLinesProps {
  models: readonly Model[]
  modelLineOrder: readonly string[]
}

/** The model lines of a make with their models: name, years, engines, number of parts. */
export function ModelLines({ models, modelLineOrder }: ModelLinesProps) {
  const { i18n } = useLingui()
  const look = fitment()
  return (
    <div className={look.letters}>
      {groupModelsByLine(models, modelLineOrder).map((line) => (
        <section key={line.name} className={look.letterGroup} aria-label={line.name}>
          <h2 className={look.letter}>{line.name}</h2>
          <ul>
            {line.models.map((model) => (
              <li key={model.id}>
                <Link to={href('model', { modelid: model.id })} className={look.row}>
                  <span className={look.name}>
                    {model.name} <span className={look.years}>{formatYearSpan(i18n, model.yearFrom, model.yearTo)}</span>
                  </span>
                  <span className={look.data}>{model.engines.join(' · ')}</span>
                  <span className={look.figure}>
                    <Plural value={model.partCount} _0="no part yet" one="# part" other="# parts" />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
