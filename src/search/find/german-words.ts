/**
 * The trade's German words, folded and in the singular, with the words by which the parts are found that they name: somebody who types
 * German finds the same as who types English, whatever the language of the page or of the catalogue.
 */
export const germanWords: Readonly<Record<string, readonly string[]>> = {
  anlasser: ['starter'],
  lichtmaschine: ['alternator'],
  lima: ['alternator'],
  drehstromgenerator: ['alternator'],
  generator: ['alternator', 'generator'],
  regler: ['regulator'],
  spannungsregler: ['regulator'],
  laderegler: ['regulator'],
    ritzel: ['pinion', 'drive'],
    freilauf: ['freewheel', 'overrunning', 'clutch'],
  freilaufriemenscheibe: ['overrunning'],
  freilaufscheibe: ['overrunning'],
  magnetschalter: ['solenoid'],
  einruckrelais: ['solenoid'],
  anker: ['armature'],
  kohle: ['brush'],
  kohleburste: ['brush'],
  burste: ['brush'],
  kohlensatz: ['brush'],
  kohlenhalter: ['brush'],
  burstenhalter: ['brush'],
  polgehause: ['field'],
  feldspule: ['field'],
  feldwicklung: ['field'],
  planetengetriebe: ['planetary'],
  vorgelege: ['reduction'],
  antriebslager: ['housing'],
  kollektorlagerdeckel: ['cover'],
  einruckhebel: ['lever'],
  einruckgabel: ['lever', 'fork'],
  buchse: ['bushing'],
  lager: ['bearing'],
  kugellager: ['bearing'],
  laufer: ['rotor'],
  stander: ['stator'],
  diodenplatte: ['rectifier'],
  gleichrichter: ['rectifier'],
  diode: ['rectifier', 'diode'],
  schleifring: ['slip'],
  riemenscheibe: ['pulley'],
  lagerschild: ['frame'],
  lufter: ['fan'],
  lufterrad: ['fan'],
  schutzkappe: ['cap'],
  reparatursatz: ['kit'],
  repsatz: ['kit'],
  gleichstrommotor: ['motor'],
  hydraulikmotor: ['hydraulic'],
  startergenerator: ['generator'],
  wandler: ['converter'],
  schutz: ['contactor'],
  relais: ['relay'],
  schalter: ['switch'],
  zundschalter: ['ignition'],
  batterieschalter: ['battery'],
  stecker: ['plug'],
  kabel: ['cable', 'lead'],
  batteriekabel: ['cable'],
  masseband: ['strap'],
  prufgerat: ['tester'],
  abzieher: ['puller'],
  werkzeug: ['tool'],
  arbeitskleidung: ['workwear'],
}

const stems = Object.keys(germanWords).sort((one, other) => other.length - one.length)

/** What German adds to a word for more than one of it. */
const ENDINGS = ['', 'n', 'en', 'e', 'er', 's']

const singularOf = (word: string): string | null => {
  for (const ending of ENDINGS) {
    const stem = word.endsWith(ending) ? word.slice(0, word.length - ending.length) : ''
    if (Object.hasOwn(germanWords, stem)) return stem
  }
  return null
}

/** `ue` for `ü`: folded, both are to be `u`. */
export const withoutUmlautE = (word: string): string => word.replace(/([aou])e/g, '$1')

/** Fewer letters begin too many words. */
const BEGUN_LEAST_LETTERS = 4

/**
 * The words by which parts are found that a folded word names in German; none for any other word. One that is still being typed names
 * what it begins.
 */
export function namedInGerman(word: string, isUnfinished = false): readonly string[] {
  for (const one of new Set([word, withoutUmlautE(word)])) {
    const stem = singularOf(one)
    if (stem !== null) return germanWords[stem] ?? []
    if (!isUnfinished || one.length < BEGUN_LEAST_LETTERS) continue
    const begun = stems.filter((known) => known.startsWith(one))
    if (begun.length > 0) return [...new Set(begun.flatMap((known) => germanWords[known] ?? []))]
  }
  return []
}

/** Shorter ones are no compound of two words of the trade. */
const COMPOUND_LEAST_LETTERS = 9
const REST_LEAST_LETTERS = 3

/** `lichtmaschinenriemenscheibe` is a `lichtmaschine` and its `riemenscheibe`. Any other word is itself. */
export function compoundParts(word: string): string[] {
  if (word.length < COMPOUND_LEAST_LETTERS || !/^[a-z]+$/.test(word)) return [word]
  const folded = withoutUmlautE(word)
  for (const one of new Set([word, folded])) {
    if (singularOf(one) !== null) return [word]
    const head = [...stems, 'starter'].find((stem) => one.startsWith(stem))
    const rest = head === undefined ? '' : one.slice(head.length).replace(/^(?:en|n|s)(?=[a-z]{3})/, '')
    if (head === undefined || rest.length < REST_LEAST_LETTERS) continue
    if (/^teile?n?$/.test(rest)) return [head]
    if (namedInGerman(rest, true).length > 0 || stems.some((stem) => rest.length >= REST_LEAST_LETTERS && stem.startsWith(rest))) return [head, rest]
  }
  return [word]
}
