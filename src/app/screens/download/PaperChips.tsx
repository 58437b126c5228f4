import { useLingui } from '@lingui/react/macro'
import { usePaper } from '#app/hooks/use-paper.ts'
import { choosePaper, type Paper, papers } from '#app/state/orders/paper.ts'
import { linkRow } from '#app/ui/form/fields.ts'
import { chip } from '#styled/recipes'

/** A choice of the paper format for prints on this device. */
export function PaperChips() {
  const { t } = useLingui()
  const now = usePaper()
  const names = { a4: 'A4', letter: t`Letter` } satisfies Record<Paper, string>
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border, and there is no form
    <div role="group" aria-label={t`Paper`} className={linkRow}>
      {papers.map((one) => (
        <button key={one} type="button" className={chip()} aria-pressed={one === now} onClick={() => choosePaper(one)}>
          {names[one]}
        </button>
      ))}
    </div>
  )
}
