import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PartCard, PartDetail } from '#contract/catalogue.ts'
import { useHeart } from '#app/hooks/favourites/use-heart.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { needsScript } from '#app/ui/needs-script.ts'
import { useAsOf } from '#app/ui/price/AsOf.tsx'
import { css, cx } from '#styled/css'

interface HeartButtonProps {
  part: PartCard | PartDetail
  className: string | undefined
  /** What it is called, where it stands by itself; in a list its label says of which part it is. */
  children?: ReactNode
}

/** The heart of a part: one press marks it, the next takes it out. */
export function HeartButton({ part, className, children }: HeartButtonProps) {
  const { t } = useLingui()
  const { marked, press } = useHeart(part, useAsOf())
  return (
    <button
      type="button"
      className={cx(className, heart, needsScript)}
      aria-pressed={marked}
      aria-label={children === undefined ? t`Favorite: ${part.mcode}` : undefined}
      data-heart={part.mcode}
      onClick={press}
    >
      <Icon name="heart" />
      {children}
    </button>
  )
}

const heart = css({ '&[aria-pressed=true] path': { fill: 'accent' } })
