import { Trans } from '@lingui/react/macro'
import { AccountFrame } from '#app/ui/account/AccountFrame.tsx'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { fields } from '#app/ui/form/fields.ts'
import { PackManager } from '#app/ui/packs/PackManager.tsx'
import type { ParamsOf } from '#contract/routes.ts'
import { css } from '#styled/css'
import { CatalogueView } from './catalogue/CatalogueView.tsx'
import { LabelsView } from './labels/LabelsView.tsx'
import { PriceListSection } from './PriceListSection.tsx'
import { PrintSections } from './PrintSections.tsx'

/** `/download`: price lists as files, catalogues and labels for printing, and offline packs. */
export default function DownloadScreen({ params }: { params: ParamsOf<'download'> }) {
  return (
    <AccountFrame current="download">
      <View {...params} />
    </AccountFrame>
  )
}

function View({ as, category, family, page, order, mcode }: ParamsOf<'download'>) {
  if (as === 'catalogue') return <CatalogueView {...{ category, family, page }} />
  if (as === 'labels') return <LabelsView {...{ order, mcode }} />
  return (
    <FormPage wide title={<Trans>Download</Trans>}>
      <div className={columns}>
        <PriceListSection {...{ category, family }} />
        <div className={fields}>
          <PrintSections {...{ category, family }} />
          <PackManager />
        </div>
      </div>
    </FormPage>
  )
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '8',
  rowGap: '6',
  alignItems: 'start',
})
