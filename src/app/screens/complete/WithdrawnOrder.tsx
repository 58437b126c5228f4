import { Trans } from '@lingui/react/macro'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { Link } from '#app/ui/Link.tsx'
import { href } from '#contract/routes/addresses.ts'
import { button } from '#styled/recipes'

/** Says that a saved order was withdrawn, and that its parts are in the cart again. */
export const WithdrawnOrder = () => (
  <FormPage title={<Trans>Your order</Trans>}>
    <p>
      <Trans>This order was taken back. It was not sent, and its parts went back into your cart.</Trans>
    </p>
    <Link to={href('cart')} className={button()}>
      <Trans>Go to the cart</Trans>
    </Link>
  </FormPage>
)
