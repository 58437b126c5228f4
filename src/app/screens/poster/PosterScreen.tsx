import { Trans, useLingui } from '@lingui/react/macro'
import { currentTenant } from '#app/config.ts'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { refetchLoad } from '#app/state/catalogue/ask-load.ts'
import { Absent } from '#app/ui/Absent.tsx'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { Pending } from '#app/ui/Pending.tsx'
import { useDataTime } from '#app/ui/price/AsOf.tsx'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { posterLoad } from '#contract/loads/other-loads.ts'
import type { ParamsOf } from '#contract/routes.ts'
import { css } from '#styled/css'
import { PosterOf } from './PosterOf.tsx'
import { buildPartPoster, buildShopPoster } from './poster-words.ts'

/** `/marketing/poster`: a picture with a QR code, of the shop, or with `?mcode=` of a part. It is drawn on the device. */
export default function PosterScreen({ params: { mcode } }: { params: ParamsOf<'poster'> }) {
  return mcode === undefined ? <OfShop /> : <PartPosterView mcode={mcode} />
}

function OfShop() {
  const shop = currentTenant()
  return (
    <FormPage wide title={<Trans>Poster of {shop.name}</Trans>}>
      <PosterOf poster={buildShopPoster(shop)} picture={shop.logoUrl} file="poster" />
    </FormPage>
  )
}

function PartPosterView({ mcode }: { mcode: Mcode }) {
  const { t } = useLingui()
  const shown = useLoadedQuery(posterLoad(mcode))
  useTitle(t`Poster of ${mcode}`)
  return (
    <FormPage wide title={<Trans>Poster of {mcode}</Trans>}>
      <Pending of={shown} skeleton={<div className={windowHeightClass} />} absent={() => <PartAbsent mcode={mcode} />}>
        {(part) => <LoadedPartPoster part={part} />}
      </Pending>
    </FormPage>
  )
}

/** The poster of a part. Its price has the date of the data. */
function LoadedPartPoster({ part }: { part: PartDetail }) {
  const { mcode, mainImageUrl } = part
  return (
    <PosterOf
      poster={buildPartPoster(part, currentTenant(), useDataTime())}
      picture={mainImageUrl}
      file={`poster-${mcode}`}
      mcode={mcode}
    />
  )
}

const PartAbsent = ({ mcode }: { mcode: Mcode }) => (
  <Absent again={() => refetchLoad(posterLoad(mcode))}>
    <p>
      <Trans>
        This part is not on this phone yet. A poster can be made of every part that was opened here once, without a connection too.
      </Trans>
    </p>
  </Absent>
)

const windowHeightClass = css({ minHeight: 'window' })
