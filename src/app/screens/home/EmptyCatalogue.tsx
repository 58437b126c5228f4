import { Trans } from '@lingui/react/macro'
import { tenant } from '#app/config.ts'
import { useResource } from '#app/hooks/use-resource.ts'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { CATEGORY_LIST_INPUT } from '#contract/limits.ts'
import { message } from '#styled/recipes'
import { POPULAR_INPUT } from './PopularParts.tsx'

/** What a shop says that was opened and has nothing on its shelves yet: whom to ask meanwhile. */
export function EmptyCatalogue() {
  const tree = useResource(catalogue.categoryList, CATEGORY_LIST_INPUT)
  const parts = useResource(catalogue.aggregationSearch, POPULAR_INPUT)
  if (tree.status !== 'ready' || tree.value.length > 0 || parts.status !== 'ready' || parts.value.records.length > 0) return null
  const { phone, email } = tenant()
  const look = message()
  return (
    <div className={look.root}>
      <p className={look.title}>
        <Trans>The catalogue of this shop is still being filled.</Trans>
      </p>
      {phone === '' && email === '' ? null : (
        <p className={look.lead}>
          <Trans>Ask for your part meanwhile:</Trans>
        </p>
      )}
      <ul className={look.ways}>
        {phone === '' ? null : (
          <li>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={look.way}>
              {phone}
            </a>
          </li>
        )}
        {email === '' ? null : (
          <li>
            <a href={`mailto:${email}`} className={look.way}>
              {email}
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}
