import { Trans } from '@lingui/react/macro'
import { useDeferredValue, useState } from 'react'
import { useDownloadChoices } from '#app/hooks/download/use-download-choices.ts'
import { chooseDownload } from '#app/state/download/choices.ts'
import { FieldFrame } from '#app/ui/form/FieldFrame.tsx'
import { MAX_LISTED_NUMBERS } from '#contract/number-list.ts'
import { field } from '#styled/recipes'
import { LabelSheet } from './LabelSheet.tsx'
import { useListed } from './use-labelled.ts'

/** Labels for typed or pasted numbers, one part per line; the text stays on this device. */
export function FromList({ mcode }: { mcode: string | undefined }) {
  const { list } = useDownloadChoices()
  const [text, setText] = useState(mcode ?? list)
  const listed = useListed(useDeferredValue(text))
  const type = (typed: string) => {
    setText(typed)
    chooseDownload({ list: typed })
  }
  return (
    <LabelSheet {...listed} none={<Trans>Type a number above: its label appears here.</Trans>}>
      <FieldFrame
        name="numbers"
        label={<Trans>Part numbers</Trans>}
        hint={<Trans>One in each line, with a quantity behind it if you like: at most {MAX_LISTED_NUMBERS}.</Trans>}
      >
        {(ties) => (
          <textarea className={field()} rows={4} value={text} {...ties} onChange={({ currentTarget: { value } }) => type(value)} />
        )}
      </FieldFrame>
    </LabelSheet>
  )
}
