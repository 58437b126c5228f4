import * as v from 'valibot'
import { personal } from '#app/state/page/personal.ts'
import { deviceTexts } from '#app/state/page/storage.ts'

const PAPER_KEY = 'paper'

const Paper = v.picklist(['a4', 'letter'])
export type Paper = v.InferOutput<typeof Paper>
export const papers = Paper.options

/** Countries that use the Letter paper format; others use A4. */
const LETTER_REGIONS: readonly string[] = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE']

/** The paper format that this device prints on. */
export const paper = personal<{ now: Paper }>({ now: 'a4' })

/** Returns the stored paper format, or the usual one of the device's country. */
export function paperOf(stored: string | null, language: string): Paper {
  const read = v.safeParse(Paper, stored)
  return read.success ? read.output : LETTER_REGIONS.includes(regionOf(language)) ? 'letter' : 'a4'
}

function regionOf(language: string): string {
  try {
    return new Intl.Locale(language).region ?? ''
  } catch {
    // The text is not a language tag.
    return ''
  }
}

export function restorePaper(storage: Pick<Storage, 'getItem'> = deviceTexts, language: string = navigator.language): void {
  paper.now = paperOf(storage.getItem(PAPER_KEY), language)
}

export function choosePaper(chosen: Paper, storage: Pick<Storage, 'setItem'> = deviceTexts): void {
  paper.now = chosen
  storage.setItem(PAPER_KEY, chosen)
}
