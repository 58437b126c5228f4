import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Dialog } from '#app/ui/Dialog.tsx'
import type { SizeGuide } from '#contract/apparel/size-guide.ts'
import { button } from '#styled/recipes'
import { SizeGuideTable } from './SizeGuideTable.tsx'

/** A button that opens the size guide as a dialog. */
export function SizeGuideButton({ guide, chosenSize }: { guide: SizeGuide; chosenSize?: string | undefined }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={button({ size: 'sm' })} onClick={() => setOpen(true)}>
        <Trans>Size guide</Trans>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={<Trans>Size guide</Trans>}>
        <SizeGuideTable guide={guide} chosenSize={chosenSize} />
      </Dialog>
    </>
  )
}
