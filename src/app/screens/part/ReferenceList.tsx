import { Link } from '#app/ui/Link.tsx'
import { href } from '#contract/addresses.ts'
import type { PartReference } from '#contract/catalogue.ts'
import { references } from '#styled/recipes'

/** Other parts by number, name and attributes; each row is a link. */
export function ReferenceList({ parts }: { parts: readonly PartReference[] }) {
  const look = references()
  return (
    <ul>
      {parts.map((part) => (
        <li key={part.mcode}>
          <Link to={href('part', { mcode: part.mcode })} className={look.other}>
            <span className={look.code}>{part.mcode}</span>
            <span>{part.name}</span>
            <span className={look.data}>{part.specName}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
