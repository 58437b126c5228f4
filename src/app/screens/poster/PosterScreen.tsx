import { Trans, useLingui } from '@lingui/react/macro'
import { currentTenant } from '#app/config.ts'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { refetchPageData } from '#app/state/catalogue/ask-load.ts'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { NotOnDeviceMessage } from '#app/ui/NotOnDeviceMessage.tsx'
import { useDataTime } from '#app/ui/price/DataTimeProvider.tsx'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { posterLoad } from '#contract/loads/other-loads.ts'
import type { ParamsOf } from '#contract/routes.ts'
import { css } from '#styled/css'
import { PosterEditor } from './PosterEditor.tsx'
import { buildPartPoster, buildShopPoster } from './poster-words.ts'

/** `/marketing/poster`: a picture with a QR code, of the shop, or with `?mcode=` of a part. It is drawn on the device. */
export default function PosterScreen({ params: { mcode } }: { params: ParamsOf<'poster'> }) {
  return mcode === undefined ? <ShopPosterView /> : <PartPosterView mcode={mcode} />
}

function ShopPosterView() {
  const shop = currentTenant()
  return (
    <FormPage isWide title={<Trans>Poster of {shop.name}</Trans>}>
      <PosterEditor poster={buildShopPoster(shop)} pictureUrl={shop.logoUrl} fileName="poster" />
    </FormPage>
  )
}

function PartPosterView({ mcode }: { mcode: Mcode }) {
  const { t } = useLingui()
  const shown = useLoadedQuery(posterLoad(mcode))
  useTitle(t`Poster of ${mcode}`)
  return (
    <FormPage isWide title={<Trans>Poster of {mcode}</Trans>}>
      <QueryContent query={shown} skeleton={<div className={windowHeightClass} />} renderOffline={() => <PartAbsent mcode={mcode} />}>
        {(part) => <LoadedPartPoster part={part} />}
      </QueryContent>
    </FormPage>
  )
}

/** The poster of a part. Its price has the date of the data. */
function LoadedPartPoster({ part }: { part: PartDetail }) {
  const { mcode, mainImageUrl } = part
  return (
    <PosterEditor
      poster={buildPartPoster(part, currentTenant(), useDataTime())}
      pictureUrl={mainImageUrl}
      fileName={`poster-${mcode}`}
      mcode={mcode}
    />
  )
}

const PartAbsent = ({ mcode }: { mcode: Mcode }) => (
  <NotOnDeviceMessage retry={() => refetchPageData(posterLoad(mcode))}>
    <p>
      <Trans>
        This part is not on this phone yet. A poster can be made of every part that was opened here once, without a connection too.
      </Trans>
    </p>
  </NotOnDeviceMessage>
)

const windowHeightClass = css({ minHeight: 'window' })
