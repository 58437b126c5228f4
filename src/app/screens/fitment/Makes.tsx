import { Plural } from '@lingui/react/macro'
import { Link } from '#app/ui/Link.tsx'
import { href } from '#contract/addresses.ts'
import type { AppInfo } from '#contract/catalogue.ts'
import { fitment } from '#styled/recipes'
import { letterGroups } from './letter-groups.ts'

/** Makes grouped by first letter, each with its number of parts. */
export function Makes({ brands }: { brands: AppInfo['brands'] }) {
  const look = fitment()
  return (
    <div className={look.letters}>
      {letterGroups(brands).map(({ letter, rows }) => (
        <section key={letter} className={look.letterGroup} aria-label={letter}>
          <h2 className={look.letter}>{letter}</h2>
          <ul>
            {rows.map((brand) => (
              <li key={brand.id}>
                <Link to={href('brand', { brandid: brand.id })} className={look.row}>
                  <span className={look.name}>{brand.name}</span>
                  <span className={look.data}>
                    <Plural value={brand.modelCount} one="# model" other="# models" />
                  </span>
                  <span className={look.figure}>
                    <Plural value={brand.partCount} _0="no part yet" one="# part" other="# parts" />
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
