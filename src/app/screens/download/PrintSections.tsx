import { Trans } from '@lingui/react/macro'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { RuledSection } from '#app/ui/RuledSection.tsx'
import { href } from '#contract/addresses.ts'
import { button } from '#styled/recipes'

/** Links to printable documents: the catalogue of the selected parts, and labels. */
export const PrintSections = ({ category, family }: { category: string | undefined; family: string | undefined }) => (
  <>
    <RuledSection title={<Trans>Catalogue to print</Trans>}>
      <p>
        <Trans>A category or family on sheets for the counter: drawings, numbers, key data, with your prices or without.</Trans>
      </p>
      <p>
        <Link to={href('download', { as: 'catalogue', ...(category && { category }), ...(family && { family }) })} className={button()}>
          <Icon name="print" />
          <Trans>Make a catalogue</Trans>
        </Link>
      </p>
    </RuledSection>
    <RuledSection title={<Trans>Labels for the shelf</Trans>}>
      <p>
        <Trans>Number, name, QR code and barcode: of your favorites, an order or a list of numbers. For sheets and label printers.</Trans>
      </p>
      <p>
        <Link to={href('download', { as: 'labels' })} className={button()}>
          <Icon name="print" />
          <Trans>Make labels</Trans>
        </Link>
      </p>
    </RuledSection>
  </>
)
