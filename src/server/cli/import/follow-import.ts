import { createInterface } from 'node:readline/promises'
import { SingleBar } from 'cli-progress'
import type { ImportProgressEvent, PlanDecision, PlanSummary } from '#server/import/engine/import-run.ts'
import { planStopReasonsText, remarkText } from './import-text.ts'

/** The maximum number of refused rows that are printed during an import. `import show` prints all of them. */
const MAX_PRINTED_REFUSALS = 20

const importStepTexts = { reading: 'Reading', checking: 'Checking', switching: 'Switching' } as const

/** Shows an operator the progress of an import, and asks when the plan needs confirmation. With `--json` it prints nothing. */
export class ImportProgressReporter {
  #bar: SingleBar | null = null
  #step: string | null = null
  #said = 0

  constructor(
    private readonly isQuiet: boolean,
    private readonly decisions: { isDryRun: boolean; isPlanAccepted: boolean },
    private readonly terminal: { err: NodeJS.WriteStream; in: NodeJS.ReadStream } = { err: process.stderr, in: process.stdin },
  ) {}

  showProgress(news: ImportProgressEvent): void {
    if (this.isQuiet) return
    if (news.type === 'waits') this.#line('Another import is under way. This one begins when it has ended.')
    else if (news.type === 'remark' && news.remark.kind === 'refused') {
      this.#said += 1
      if (this.#said <= MAX_PRINTED_REFUSALS) this.#line(`Refused: ${remarkText(news.remark)}`)
      else if (this.#said === MAX_PRINTED_REFUSALS + 1) this.#line('More are refused: import show lists all of them.')
    } else if (news.type === 'step') this.#show(importStepTexts[news.step], news.done, news.of)
  }

  /** Decides whether the plan of an import is carried out. Asks the operator if there is a terminal. */
  async decideOnPlan(plan: PlanSummary): Promise<PlanDecision> {
    this.stopProgress()
    if (this.decisions.isDryRun) return 'dry'
    if (plan.stops.length === 0 || this.decisions.isPlanAccepted) return 'go'
    if (this.isQuiet || !this.terminal.in.isTTY) return 'refused'
    const lines = createInterface({ input: this.terminal.in, output: this.terminal.err })
    const answer = await lines
      .question(`${planStopReasonsText(plan.stops, 'Nothing is changed yet')}\nGo on all the same? [y/N] `)
      .finally(() => lines.close())
    return /^y(es)?$/i.test(answer.trim()) ? 'go' : 'refused'
  }

  /** Removes the progress bar from the terminal. */
  stopProgress(): void {
    this.#bar?.stop()
    this.#bar = null
    this.#step = null
  }

  #show(step: string, done: number, of: number | null): void {
    if (!this.terminal.err.isTTY) return
    if (this.#step !== step) {
      this.stopProgress()
      this.#step = step
      const format = of === null ? `${step}: {value}` : `${step} {bar} {percentage} %`
      const formatValue = (value: number) => value.toLocaleString('en-US')
      this.#bar = new SingleBar({ format, formatValue, stream: this.terminal.err, clearOnComplete: true, hideCursor: true })
      this.#bar.start(of ?? 0, 0)
    }
    this.#bar?.update(done)
  }

  #line(text: string): void {
    this.stopProgress()
    this.terminal.err.write(`${text}\n`)
  }
}
