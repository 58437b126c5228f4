import { Trans } from '@lingui/react/macro'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import { DataTimeProvider } from '#app/ui/price/DataTimeProvider.tsx'
import { css, cx } from '#styled/css'
import { heading } from '#styled/recipes'
import { NextLine } from './NextLine.tsx'
import { PadGroups } from './PadGroups.tsx'
import { PadLines } from './PadLines.tsx'
import { PadSums } from './PadSums.tsx'
import { PadTools } from './PadTools.tsx'
import { RemovedLinesNotice } from './RemovedLinesNotice.tsx'
import { TakenNotice } from './TakenNotice.tsx'
import { usePad } from './use-pad.ts'
import { usePadIntake } from './use-pad-intake.ts'

/** `/prod/quick-order`: the counter's pad. Numbers are pasted, typed, scanned or read from a file, checked, and added together. */
export default function QuickOrderScreen() {
  const pad = usePad()
  const intake = usePadIntake()
  return (
    <div className={pageClass} {...intake.dropProps}>
      <h1 className={heading({ level: 'page' })}>
        <Trans>Quick order</Trans>
      </h1>
      <p className={cx(leadClass, hiddenInPrintClass)}>
        <Trans>Paste a list, type or scan number after number, or open a file. Everything stays here until you remove it.</Trans>
      </p>
      <div className={cx(needsScriptClass, frameClass)}>
        <div className={mainColumnClass}>
          <PadTools pad={pad} intake={intake} />
          <TakenNotice problem={intake.problem} onClose={intake.forgetProblem} />
          <PadGroups pad={pad} />
          <DataTimeProvider dataTime={pad.oldest}>
            <PadLines pad={pad} />
          </DataTimeProvider>
          <RemovedLinesNotice />
          <NextLine isFull={pad.isFull} />
        </div>
        {pad.views.length === 0 ? null : (
          <DataTimeProvider dataTime={pad.oldest}>
            <PadSums pad={pad} />
          </DataTimeProvider>
        )}
      </div>
    </div>
  )
}

const pageClass = css({ display: 'grid', gap: '2', paddingBlock: '4', alignContent: 'start' })
const leadClass = css({ color: 'fg.muted', maxWidth: 'prose' })
const hiddenInPrintClass = css({ _print: { display: 'none' } })
const frameClass = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', xl: '[minmax(0, 1fr) 300px]' },
  columnGap: '8',
  rowGap: '6',
  alignItems: 'start',
  paddingBottom: { base: '20', md: '8' },
})
const mainColumnClass = css({ display: 'grid', gap: '3', minWidth: '0' })
