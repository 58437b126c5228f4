import { Trans, useLingui } from '@lingui/react/macro'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { refetchLoad } from '#app/state/catalogue/ask-load.ts'
import { Absent } from '#app/ui/Absent.tsx'
import { Crumbs } from '#app/ui/Crumbs.tsx'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { Pending } from '#app/ui/Pending.tsx'
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
    <FormPage wide title={<Trans>Workwear</Trans>}>
      <Pending of={shown} skeleton={<ApparelSkeleton />} absent={() => <ApparelAbsent again={() => refetchLoad(stylesLoad)} />}>
        {(styles) =>
          styles.length === 0 ? (
            <p>
              <Trans>This shop sells no workwear at the moment.</Trans>
            </p>
          ) : (
            <StyleCards styles={styles} />
          )
        }
      </Pending>
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
      <Pending of={shown} skeleton={<ApparelSkeleton />} absent={() => <ApparelAbsent again={() => refetchLoad(load)} />}>
        {(style) => <StyleView style={style} mcode={mcode} />}
      </Pending>
    </>
  )
}

const ApparelAbsent = ({ again }: { again: () => Promise<void> }) => (
  <Absent again={again}>
    <p>
      <Trans>The workwear was not opened on this phone yet. It can be seen once the network is back.</Trans>
    </p>
  </Absent>
)

const places = Array.from({ length: 8 }, (_, at) => at)

/** Placeholders of the style cards, about as high as the cards. */
const ApparelSkeleton = () => (
  <div className={styleGridClass} aria-hidden>
    {places.map((at) => (
      <Skeleton key={at} height={300} />
    ))}
  </div>
)
