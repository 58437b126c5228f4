import { Trans, useLingui } from '@lingui/react/macro'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { refetchPageData } from '#app/state/catalogue/ask-load.ts'
import { Crumbs } from '#app/ui/Crumbs.tsx'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { NotOnDeviceMessage } from '#app/ui/NotOnDeviceMessage.tsx'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { Id } from '#contract/kernel/primitives.ts'
import { stylesLoad } from '#contract/loads/other-loads.ts'
import { styleLoad } from '#contract/loads/part-loads.ts'
import { href } from '#contract/routes/addresses.ts'
import type { ParamsOf } from '#contract/routes.ts'
import { StyleCards, styleGridClass } from './StyleCards.tsx'
import { StyleView } from './StyleView.tsx'

/** `/apparel`: all styles of workwear. With `?style=` one style, and with `&mcode=` one size and colour of it. */
export default function ApparelScreen({ params: { style, mcode } }: { params: ParamsOf<'apparel'> }) {
  return style === undefined ? <AllStyles /> : <OneStyle key={`${style} ${mcode ?? ''}`} id={style} mcode={mcode} />
}

function AllStyles() {
  const shown = useLoadedQuery(stylesLoad)
  return (
    <FormPage isWide title={<Trans>Workwear</Trans>}>
      <QueryContent
        query={shown}
        skeleton={<ApparelSkeleton />}
        renderOffline={() => <ApparelUnavailable retry={() => refetchPageData(stylesLoad)} />}
      >
        {(styles) =>
          styles.length === 0 ? (
            <p>
              <Trans>This shop sells no workwear at the moment.</Trans>
            </p>
          ) : (
            <StyleCards styles={styles} />
          )
        }
      </QueryContent>
    </FormPage>
  )
}

function OneStyle({ id, mcode }: { id: Id; mcode: string | undefined }) {
  const { t } = useLingui()
  const load = styleLoad(id)
  const shown = useLoadedQuery(load)
  const name = shown.status === 'ready' ? shown.value.name : t`Workwear`
  useTitle(name)
  return (
    <>
      <Crumbs trail={[{ label: t`Workwear`, to: href('apparel', {}) }, { label: name }]} />
      <QueryContent
        query={shown}
        skeleton={<ApparelSkeleton />}
        renderOffline={() => <ApparelUnavailable retry={() => refetchPageData(load)} />}
      >
        {(style) => <StyleView style={style} mcode={mcode} />}
      </QueryContent>
    </>
  )
}

const ApparelUnavailable = ({ retry }: { retry: () => Promise<void> }) => (
  <NotOnDeviceMessage retry={retry}>
    <p>
      <Trans>The workwear was not opened on this phone yet. It can be seen once the network is back.</Trans>
    </p>
  </NotOnDeviceMessage>
)

const placeholderIndexes = Array.from({ length: 8 }, (_, at) => at)

/** Placeholders of the style cards, about as high as the cards. */
const ApparelSkeleton = () => (
  <div className={styleGridClass} aria-hidden>
    {placeholderIndexes.map((at) => (
      <Skeleton key={at} height={300} />
    ))}
  </div>
)
