import * as v from 'valibot'
import { cellMarks } from '#contract/download/price-list.ts'
import { personal } from '#app/state/page/personal.ts'

const CHOICES_KEY = 'download-choices'

const flag = v.optional(v.boolean(), false)
const Choices = v.object({
  /** How a price list is written; null as the language has it. */
  marks: v.optional(v.nullable(v.picklist(cellMarks)), null),
  zeros: flag,
  cross: flag,
  /** Prices in a catalogue to print. */
  priced: v.optional(v.boolean(), true),
})
export type DownloadChoices = v.InferOutput<typeof Choices>

/** What was chosen here last for what is taken along. */
export const downloadChoices = personal<DownloadChoices>(v.parse(Choices, {}))

/** Reads what this device remembers; what cannot be read is as if nothing had been chosen. */
export function restoreDownloadChoices(storage: Pick<Storage, 'getItem'> = localStorage): void {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Choices), storage.getItem(CHOICES_KEY))
  if (read.success) Object.assign(downloadChoices, read.output)
}

export function chooseDownload(chosen: Partial<DownloadChoices>, storage: Pick<Storage, 'setItem'> = localStorage): void {
  Object.assign(downloadChoices, chosen)
  storage.setItem(CHOICES_KEY, JSON.stringify(downloadChoices))
}
