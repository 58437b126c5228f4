import { partTypeSynonyms, partTypes } from '#contract/part/part-types.ts'
import type { Article } from '#server/demo/article.ts'

const MAX_SEARCH_WORDS_CHARACTERS = 900

/** Returns the search words of a part: names of its type, makers, makes, models, engines, and attributes as people type them. */
export function searchWordsOf(article: Article, producer: string, condition: string, categoryNames: readonly string[]): string {
  const row = partTypes[article.type]
  const a = article.attributes
  const words = new Set<string>([
    article.name,
    row.name,
    ...partTypeSynonyms[article.type],
    article.producer,
    producer,
    article.series,
    condition === 'reman' ? 'remanufactured reman rebuilt exchange' : condition,
    ...categoryNames,
    article.group,
  ])
  const { voltage, powerKw, amps, teeth, grooves, pulleyKind } = a
  if (voltage !== undefined) words.add(`${voltage}v`)
  if (article.type === 'alternator' && voltage !== undefined) words.add(voltage === 24 ? '28v' : voltage === 12 ? '14v' : '7v')
  if (powerKw !== undefined) words.add(`${powerKw}kw`)
  if (amps !== undefined) words.add(`${amps}a`)
  if (teeth !== undefined) words.add(`${teeth}t ${teeth}teeth`)
  if (grooves !== undefined && pulleyKind !== 'V') words.add(`pv${grooves} ${grooves}pk ${grooves}-groove`)
  if (a.rotation !== undefined) words.add(String(a.rotation).toLowerCase())
  if (a.plugCode !== undefined) words.add(String(a.plugCode).toLowerCase())
  if (a.starterKind !== undefined) words.add(String(a.starterKind).toLowerCase())
  if (a.bearingCode !== undefined) words.add(String(a.bearingCode))
  if (a.seal !== undefined) words.add(String(a.seal))
  for (const tag of article.tags) words.add(tag)
  for (const { target } of article.fits) {
    words.add(target.make)
    words.add(target.line)
    words.add(target.model)
    words.add(target.engine)
  }
  let text = ''
  for (const word of words) {
    if (word === '') continue
    if (text.length + word.length > MAX_SEARCH_WORDS_CHARACTERS) break
    text += text === '' ? word : ` ${word}`
  }
  return text
}
