import * as v from 'valibot'
import { personal } from '#app/state/page/personal.ts'
import { deviceTexts } from '#app/state/page/storage.ts'

const PAPER_KEY = 'paper'

const Paper = v.picklist(['a4', 'letter'])
export type Paper = v.InferOutput<typeof Paper>
export const papers = Paper.options

/** Where offices have Letter in the printer; everywhere else it is A4. */
const LETTER_REGIONS: readonly string[] = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE']

/** Which paper this device prints on. */
export const paper = personal<{ now: Paper }>({ now: 'a4' })

/** The paper that was chosen here, or the one that is usual where the device's language is spoken. */
export function paperOf(stored: string | null, language: string): Paper {
  const read = v.safeParse(Paper, stored)
  return read.success ? read.output : LETTER_REGIONS.includes(regionOf(language)) ? 'letter' : 'a4'
}

function regionOf(language: string): string {
  try {
    return new Intl.Locale(language).region ?? ''
  } catch {
    // No language tag at all.
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
