import { Plural, Trans } from '@lingui/react/macro'
import { button } from '#styled/recipes'
import { href } from '#contract/addresses.ts'
import { Go } from '#app/ui/Go.tsx'

/** "An order was not placed." Leads to the one that came back first, where its reason stands. */
export function OrderBack({ keys: [first, ...others] }: { keys: readonly string[] }) {
  if (first === undefined) return null
  return (
    <>
      <span>
        <Plural
          value={others.length + 1}
          one="The order that you saved was not placed. It came back to you."
          other="# orders that you saved were not placed. They came back to you."
        />
      </span>
      <Go to={`${href('completeOrder')}?id=${first}`} className={button({ tone: 'quiet', size: 'sm' })}>
        <Trans>Look at it</Trans>
      </Go>
    </>
  )
}
