import { useLingui } from '@lingui/react/macro'
import { Dialog } from '#app/ui/Dialog.tsx'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { GuestStockAlertForm } from './GuestStockAlertForm.tsx'

/** Asks a guest where to write when a part is back in stock. */
export function GuestStockAlertDialog({ mcode, onClose }: { mcode: Mcode; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog open onClose={onClose} title={t`Tell me when ${mcode} is back`}>
      <GuestStockAlertForm mcode={mcode} />
    </Dialog>
  )
}
