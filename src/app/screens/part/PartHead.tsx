import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { ConditionMark } from '#app/ui/part/ConditionMark.tsx'
import { partHead } from '#styled/recipes'
import type { OfferedPart } from './offered-part.ts'

const ShareButton = lazyComponent(
  () => import('./ShareButton.tsx'),
  ({ ShareButton }) => ShareButton,
  { inPage: true },
)

/** The head of a part's page. The number is emphasised; name, maker and condition are secondary. */
export function PartHead({ part }: { part: OfferedPart }) {
  const look = partHead()
  return (
    <header className={look.root}>
      <div>
        <h1 className={look.title}>
          <PartNumber number={part.mcode} size="hero" isCopyable />
          <bdi className={look.name}>{part.name}</bdi>
        </h1>
        <p className={look.line}>
          <span>{part.producer}</span>
          <ConditionMark condition={part.condition} />
          {part.oeNumber ? (
            <span className={look.oe}>
              <Trans>
                OE <PartNumber number={part.oeNumber} isCopyable /> {part.oeProducer}
              </Trans>
            </span>
          ) : null}
        </p>
      </div>
      <Suspense fallback={<span className={look.shareBox} />}>
        <ShareButton part={part} />
      </Suspense>
    </header>
  )
}
