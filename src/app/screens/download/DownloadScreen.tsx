import { Trans } from '@lingui/react/macro'
import { AccountFrame } from '#app/ui/account/AccountFrame.tsx'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { fieldColumnClass } from '#app/ui/form/fields.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { PackManager } from '#app/ui/packs/PackManager.tsx'
import { RuledSection } from '#app/ui/RuledSection.tsx'
import { href } from '#contract/routes/addresses.ts'
import type { ParamsOf } from '#contract/routes.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { CatalogueView } from './catalogue/CatalogueView.tsx'
import { LabelsView } from './labels/LabelsView.tsx'
import { PriceListSection } from './PriceListSection.tsx'

/** `/download`: price lists as files, catalogues and labels to print, and packs of the catalogue for offline use. */
export default function DownloadScreen({ params }: { params: ParamsOf<'download'> }) {
  return (
    <AccountFrame current="download">
      <DownloadView {...params} />
    </AccountFrame>
  )
}

function DownloadView({ as, category, family, page, order, mcode }: ParamsOf<'download'>) {
  if (as === 'catalogue') return <CatalogueView {...{ category, family, page }} />
  if (as === 'labels') return <LabelsView {...{ order, mcode }} />
  return (
    <FormPage isWide title={<Trans>Download</Trans>}>
      <div className={columnsClass}>
        <PriceListSection {...{ category, family }} />
        <div className={fieldColumnClass}>
          <PrintSections {...{ category, family }} />
          <PackManager />
        </div>
      </div>
    </FormPage>
  )
}

const columnsClass = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '8',
  rowGap: '6',
  alignItems: 'start',
})

/** Links to printable documents: the catalogue of the chosen parts, and labels. */
const PrintSections = ({ category, family }: { category: string | undefined; family: string | undefined }) => (
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
