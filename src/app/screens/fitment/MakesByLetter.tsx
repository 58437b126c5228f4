import { Plural } from '@lingui/react/macro'
import { Link } from '#app/ui/Link.tsx'
import type { ApplicationInfo } from '#contract/catalogue/catalogue.ts'
import { href } from '#contract/routes/addresses.ts'
import { fitment } from '#styled/recipes'
import { groupByLetter } from './letter-groups.ts'

interface MakesByLetterProps {
  brands: ApplicationInfo['brands']
  /** The level of the letters, below the heading of their region if there is one. */
  headingLevel: 'h2' | 'h3'
}

/** The makes grouped by first letter, each with its number of parts. */
export function MakesByLetter({ brands, headingLevel: Heading }: MakesByLetterProps) {
  const look = fitment()
  return (
    <div className={look.letters}>
      {groupByLetter(brands).map(({ letter, rows }) => (
        // A letter below a region is no landmark, because several regions have the same letters.
        <section key={letter} className={look.letterGroup} aria-label={Heading === 'h2' ? letter : undefined}>
          <Heading className={look.letter}>{letter}</Heading>
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
