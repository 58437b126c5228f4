import * as v from 'valibot'
import { onSignedOut } from '#app/state/account/after-sign-out.ts'
import { storedNames } from '#app/state/account/stored-names.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { personal } from '#app/state/page/personal.ts'
import { deviceTexts } from '#app/state/page/storage.ts'
import { cellMarks } from '#contract/download/price-list.ts'

const CHOICES_KEY = storedNames.downloads

/** Sizes of labels, as app/screens/download/labels/label-sizes.ts has them. */
export const labelSizeNames = ['a4-24', 'a4-65', '62x29', '50x25', '4x6'] as const
export type LabelSizeName = (typeof labelSizeNames)[number]

const flag = v.optional(v.boolean(), false)
const Choices = v.object({
  /** How a price list is written; null as the language has it. */
  marks: v.optional(v.nullable(v.picklist(cellMarks)), null),
  zeros: flag,
  cross: flag,
  /** Prices in a catalogue to print. */
  priced: v.optional(v.boolean(), true),
  labelSize: v.optional(v.picklist(labelSizeNames), 'a4-24'),
  labelPriced: flag,
  /** A label for each piece, not one for each part. */
  labelPieces: flag,
  /** The numbers that labels were last made of, as they were typed. */
  list: v.optional(v.string(), ''),
})
export type DownloadChoices = v.InferOutput<typeof Choices>

const nothingChosen = (): DownloadChoices => v.parse(Choices, {})

/** What was chosen here last for what is taken along. */
export const downloadChoices = personal<DownloadChoices>(nothingChosen())

/** Reads what this device remembers; what cannot be read is as if nothing had been chosen. */
export function restoreDownloadChoices(storage: Pick<Storage, 'getItem'> = deviceTexts): void {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Choices), storage.getItem(CHOICES_KEY))
  if (read.success) Object.assign(downloadChoices, read.output)
}

export function chooseDownload(chosen: Partial<DownloadChoices>, storage: Pick<Storage, 'setItem'> = deviceTexts): void {
  Object.assign(downloadChoices, chosen)
  try {
    storage.setItem(CHOICES_KEY, JSON.stringify(downloadChoices))
  } catch (error) {
    // No room, or storage is blocked: this page has it.
    logOnly(error)
  }
}

/** Forgets all of it: the numbers are of whoever typed them. */
export function clearDownloadChoices(storage: Pick<Storage, 'removeItem'> = deviceTexts): void {
  Object.assign(downloadChoices, nothingChosen())
  storage.removeItem(CHOICES_KEY)
}

onSignedOut(() => clearDownloadChoices())
