import { useLingui } from '@lingui/react/macro'
import type { ShownLine } from '#app/hooks/use-cart.ts'
import { Icon } from '#app/ui/Icon.tsx'
import type { IconName } from '#app/ui/icons.ts'
import { mark } from '#styled/recipes'
import { progressWords } from './progress-words.ts'

const icons: Record<ShownLine['progress'], IconName> = { waiting: 'clock', sending: 'arrow-up', confirmed: 'check', refused: 'warning' }
const looks = {
  waiting: mark({ tone: 'warn' }),
  sending: mark({ tone: 'warn' }),
  confirmed: mark({ tone: 'quiet' }),
  refused: mark({ tone: 'bad' }),
}

/** Shows by icon and words, never by colour alone, whether the latest change of a cart line has reached the server. */
export function LineProgress({ progress }: Pick<ShownLine, 'progress'>) {
  const { i18n } = useLingui()
  return (
    <span className={looks[progress]} data-progress={progress}>
      <Icon name={icons[progress]} size={16} />
      {i18n._(progressWords[progress])}
    </span>
  )
}
