import { useLingui } from '@lingui/react/macro'
import type { DisplayedCartLine } from '#app/hooks/use-cart.ts'
import { Icon } from '#app/ui/Icon.tsx'
import type { IconName } from '#app/ui/icons.ts'
import { mark } from '#styled/recipes'
import { lineProgressTexts } from './progress-words.ts'

const progressIcons: Record<DisplayedCartLine['progress'], IconName> = {
  waiting: 'clock',
  sending: 'arrow-up',
  confirmed: 'check',
  refused: 'warning',
}
const progressClasses = {
  waiting: mark({ tone: 'warn' }),
  sending: mark({ tone: 'warn' }),
  confirmed: mark({ tone: 'quiet' }),
  refused: mark({ tone: 'bad' }),
}

/** Shows by icon and words, never by colour alone, whether the latest change of a cart line has reached the server. */
export function LineProgress({ progress }: Pick<DisplayedCartLine, 'progress'>) {
  const { i18n } = useLingui()
  return (
    <span className={progressClasses[progress]} data-progress={progress}>
      <Icon name={progressIcons[progress]} size={16} />
      {i18n._(lineProgressTexts[progress])}
    </span>
  )
}
