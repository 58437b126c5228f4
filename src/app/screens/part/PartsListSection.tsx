import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { PartList } from '#app/ui/PartList.tsx'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { partLoads } from '#contract/loads/part-loads.ts'
import { spec } from '#styled/recipes'
import { PartsListTable } from './PartsListTable.tsx'
import { Section } from './Section.tsx'

/** The components of a unit (parts list), and the units that contain the part. Hidden if there are neither. */
export function PartsListSection({ part }: { part: PartDetail }) {
  const { t } = useLingui()
  const shown = useLoadedQuery(partLoads(part).list)
  const skeleton = (
    <Section id="parts-list" title={<Trans>Parts list</Trans>}>
      <Skeleton width="100%" height={320} />
    </Section>
  )
  const isEmpty = shown.status === 'ready' && shown.value.contains.length === 0 && shown.value.usedIn.length === 0
  // An empty list needs no age, unless packs on this device could not be read.
  if (isEmpty && shown.damaged === undefined) return null
  return (
    <QueryContent query={shown} skeleton={skeleton}>
      {({ contains, usedIn, usedInTotal }) => (
        <>
          {contains.length > 0 ? (
            <Section id="parts-list" title={<Trans>Parts list</Trans>}>
              <PartsListTable unit={part.mcode} lines={contains} />
            </Section>
          ) : null}
          {usedIn.length > 0 ? (
            <Section
              id="used-in"
              title={<Trans>Used in</Trans>}
              besideTitle={
                <p className={spec().label}>
                  <Plural value={usedInTotal} one="# unit" other="# units" />
                </p>
              }
            >
              <PartList parts={usedIn} label={t`Used in`} />
              {usedInTotal > usedIn.length ? (
                <p className={spec().label}>
                  <Trans>
                    The {usedIn.length} most asked for of {usedInTotal}.
                  </Trans>
                </p>
              ) : null}
            </Section>
          ) : null}
        </>
      )}
    </QueryContent>
  )
}
