import { useLingui } from '@lingui/react/macro'
import { translate } from '#app/i18n/language.ts'
import { Link } from '#app/ui/Link.tsx'
import { formatYearSpan } from '#app/ui/part/year-span.ts'
import { href } from '#contract/routes/addresses.ts'
import { fitments as fitmentsRecipe, heading } from '#styled/recipes'
import type { FitmentApplication, FitmentBrand } from './fitment-groups.ts'

function BrandLines({ brand, isCollapsed }: { brand: FitmentBrand; isCollapsed: boolean }) {
  const { i18n } = useLingui()
  const look = fitmentsRecipe()
  return (
    <details className={look.brand} open={!isCollapsed}>
      <summary className={look.summary}>
        <span className={look.brandName}>{brand.brand}</span> <span className={look.count}>{i18n.number(brand.lines.length)}</span>
      </summary>
      <ul className={look.lines}>
        {brand.lines.map((line) => (
          <li key={line.key} className={look.line}>
            <Link to={href('model', { modelid: line.modelid })} className={look.model}>
              {line.model}
            </Link>
            <span className={look.engine}>{line.engine}</span>
            <span className={look.years}>{formatYearSpan(i18n, line.yearFrom, line.yearTo)}</span>
            {line.note ? <span className={look.note}>{line.note}</span> : null}
          </li>
        ))}
      </ul>
    </details>
  )
}

interface FitmentGroupsProps {
  groups: readonly FitmentApplication[]
  /** Whether the makes are collapsed, because there are many fitments. */
  isCollapsed: boolean
}

export function FitmentGroups({ groups, isCollapsed }: FitmentGroupsProps) {
  const look = fitmentsRecipe()
  return groups.map((application) => (
    <div key={application.appid} className={look.application}>
      <h3 className={heading({ level: 'group' })}>{translate(application.application)}</h3>
      <div className={look.brands}>
        {application.brands.map((brand) => (
          <BrandLines key={`${brand.brandid} ${isCollapsed}`} brand={brand} isCollapsed={isCollapsed} />
        ))}
      </div>
    </div>
  ))
}
