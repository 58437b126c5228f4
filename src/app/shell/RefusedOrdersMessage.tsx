import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '#app/ui/Link.tsx'
import { href } from '#contract/routes/addresses.ts'
import { StatusMessage, statusActionStyle } from './StatusMessage.tsx'

/** The message "An order was not placed", with a link to the first refused order and its reason. */
export function RefusedOrdersMessage({ orderKeys: [first, ...others] }: { orderKeys: readonly string[] }) {
  if (first === undefined) return null
  return (
    <StatusMessage
      action={
        <Link to={`${href('completeOrder')}?id=${first}`} className={statusActionStyle}>
          <Trans>Look at it</Trans>
        </Link>
      }
    >
      <Plural
        value={others.length + 1}
        one="The order that you saved was not placed: it came back."
        other="# orders that you saved were not placed: they came back."
      />
    </StatusMessage>
  )
}
