import { useLingui } from '@lingui/react/macro'
import { usePaperSize } from '#app/hooks/use-paper.ts'
import { choosePaperSize, type PaperSize, paperSizes } from '#app/state/orders/paper.ts'
import { linkRowClass } from '#app/ui/form/fields.ts'
import { chip } from '#styled/recipes'

/** A choice of the paper format for prints on this device. */
export function PaperSizeChips() {
  const { t } = useLingui()
  const now = usePaperSize()
  const names = { a4: 'A4', letter: t`Letter` } satisfies Record<PaperSize, string>
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border, and there is no form
    <div role="group" aria-label={t`Paper`} className={linkRowClass}>
      {paperSizes.map((one) => (
        <button key={one} type="button" className={chip()} aria-pressed={one === now} onClick={() => choosePaperSize(one)}>
          {names[one]}
        </button>
      ))}
    </div>
  )
}
