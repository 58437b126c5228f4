import { Trans } from '@lingui/react/macro'
import { AccountFrame } from '#app/ui/account/AccountFrame.tsx'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import type { ParamsOf } from '#contract/routes.ts'
import { css } from '#styled/css'
import { KeptSection } from './KeptSection.tsx'
import { PriceListSection } from './PriceListSection.tsx'

/** `/download`: price lists as a file, and what of the shop is on this device. */
export default function DownloadScreen({ params }: { params: ParamsOf<'download'> }) {
  return (
    <AccountFrame current="download">
      <FormPage wide title={<Trans>Download</Trans>}>
        <div className={columns}>
          <PriceListSection category={params.category} family={params.family} />
          <KeptSection />
        </div>
      </FormPage>
    </AccountFrame>
  )
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '8',
  rowGap: '6',
  alignItems: 'start',
})
