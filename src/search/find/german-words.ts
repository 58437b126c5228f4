/**
 * German words for parts, normalised and in the singular, with the English words of the parts that they name. So a German search finds the
 * same parts as an English one, whatever the language of the page or the catalogue.
 */
export const englishByGermanWord: Readonly<Record<string, readonly string[]>> = {
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
  magnetschalter: ['solenoid'],
  einruckrelais: ['solenoid'],
  anker: ['armature'],
  kohle: ['brush'],
  kohleburste: ['brush'],
  burste: ['brush'],
  buchse: ['bushing'],
  lager: ['bearing'],
  kugellager: ['bearing'],
  laufer: ['rotor'],
  stander: ['stator'],
  diodenplatte: ['rectifier'],
  gleichrichter: ['rectifier'],
  diode: ['rectifier', 'diode'],
  riemenscheibe: ['pulley'],
  lagerschild: ['frame'],
  lufter: ['fan'],
  lufterrad: ['fan'],
  hydraulikmotor: ['hydraulic'],
  wandler: ['converter'],
  schutz: ['contactor'],
  relais: ['relay'],
  schalter: ['switch'],
  stecker: ['plug'],
  kabel: ['cable', 'lead'],
  prufgerat: ['tester'],
  abzieher: ['puller'],
  werkzeug: ['tool'],
  arbeitskleidung: ['workwear'],
  berufskleidung: ['workwear'],
  // Other German words for the same parts.
  drehstromlichtmaschine: ['alternator'],
  startermotor: ['starter'],
  ladestromregler: ['regulator'],
  reglerschalter: ['regulator'],
  einspurrelais: ['solenoid'],
  rotorwelle: ['rotor'],
  klauenpollaufer: ['rotor'],
  statorwicklung: ['stator'],
  standerwicklung: ['stator'],
  motorkohle: ['brush'],
  keilrippenriemenscheibe: ['pulley'],
  keilrippenscheibe: ['pulley'],
  keilriemenscheibe: ['pulley'],
  rippenscheibe: ['pulley'],
  riemenrad: ['pulley'],
  buchsensatz: ['bushing'],
  lagerbuchse: ['bushing'],
  sinterbuchse: ['bushing'],
  gleitlager: ['bushing'],
  walzlager: ['bearing'],
  rillenkugellager: ['bearing'],
  lagersatz: ['bearing'],
  lufterflugel: ['fan'],
  lufterscheibe: ['fan'],
  hauptschutz: ['contactor'],
  hochvoltschutz: ['contactor'],
  steckverbinder: ['plug'],
  reparaturkabel: ['lead'],
  leitung: ['lead', 'cable'],
  prufstand: ['bench', 'tester'],
  werkzeugsatz: ['tool'],
  riemen: ['belt'],
  satz: ['set', 'kit'],
  hydraulik: ['hydraulic'],
  // German words for properties and accessories of parts.
  ohne: ['without'],
  stahl: ['steel'],
  kunststoff: ['plastic'],
  plastik: ['plastic'],
  alu: ['aluminium'],
  kupfer: ['copper'],
  reihenschluss: ['series'],
  stern: ['star'],
  dreieck: ['delta'],
  innen: ['internal'],
  intern: ['internal'],
  aussen: ['external'],
  extern: ['external'],
  schwenkarm: ['swing'],
  sattel: ['saddle', 'pad'],
  flach: ['pad'],
  spule: ['spool', 'coil'],
  schwungrad: ['flywheel'],
  schraubtrieb: ['inertia'],
  flachstecker: ['blade'],
  rundstecker: ['bullet'],
  ringose: ['ring'],
  rechteckig: ['rectangular'],
  bolzen: ['stud'],
  gemeinsam: ['common'],
  beide: ['both'],
  schaltung: ['circuit'],
  ring: ['ring'],
  kontakt: ['contact'],
  dichtung: ['seal'],
  sicherungsring: ['circlip'],
  klemme: ['clamp'],
  koffer: ['case'],
  griff: ['handle'],
  halter: ['holder'],
  schlussel: ['key'],
  neu: ['new'],
  gebraucht: ['used'],
  // German words for workwear.
  jacke: ['jacket'],
  weste: ['vest'],
  hose: ['trousers'],
  latzhose: ['overall'],
  kapuzenpullover: ['hoodie'],
  handschuh: ['glove'],
  schuh: ['shoe'],
  kappe: ['cap'],
  schurze: ['apron'],
  becher: ['mug'],
  tasse: ['mug'],
  montageliege: ['creeper'],
  rollbrett: ['creeper'],
  steinzeug: ['stoneware'],
}

const germanStems = Object.keys(englishByGermanWord).sort((one, other) => other.length - one.length)

/** German plural endings. */
const GERMAN_WORD_ENDINGS = ['', 'n', 'en', 'e', 'er', 's']

const germanSingularOf = (word: string): string | null => {
  for (const ending of GERMAN_WORD_ENDINGS) {
    const stem = word.endsWith(ending) ? word.slice(0, word.length - ending.length) : ''
    if (Object.hasOwn(englishByGermanWord, stem)) return stem
  }
  return null
}

/** Replaces `ue` by `u` (and `ae`, `oe` likewise), because `ü` is normalised to `u` too. */
export const withoutUmlautE = (word: string): string => word.replace(/([aou])e/g, '$1')

/** Minimum length of an incomplete German word that is completed. Shorter texts begin too many words. */
const MIN_UNFINISHED_LETTERS = 4

/**
 * Returns the English words for a normalised German word; an empty list for any other word. An incomplete word returns those of every word
 * that it begins.
 */
export function translateGermanWord(word: string, isUnfinished = false): readonly string[] {
  for (const one of new Set([word, withoutUmlautE(word)])) {
    const stem = germanSingularOf(one)
    if (stem !== null) return englishByGermanWord[stem] ?? []
    if (!isUnfinished || one.length < MIN_UNFINISHED_LETTERS) continue
    const begun = germanStems.filter((known) => known.startsWith(one))
    if (begun.length > 0) return [...new Set(begun.flatMap((known) => englishByGermanWord[known] ?? []))]
  }
  return []
}

/** Minimum length of a compound. Shorter words are not compounds of two words in this table. */
const MIN_COMPOUND_LETTERS = 9
const MIN_SECOND_WORD_LETTERS = 3

/**
 * Splits a German compound into its words: `lichtmaschinenriemenscheibe` into `lichtmaschine` and `riemenscheibe`. Any other word is
 * returned unchanged.
 */
export function splitGermanCompound(word: string): string[] {
  if (word.length < MIN_COMPOUND_LETTERS || !/^[a-z]+$/.test(word)) return [word]
  const folded = withoutUmlautE(word)
  for (const one of new Set([word, folded])) {
    if (germanSingularOf(one) !== null) return [word]
    const head = [...germanStems, 'starter'].find((stem) => one.startsWith(stem))
    const rest = head === undefined ? '' : one.slice(head.length).replace(/^(?:en|n|s)(?=[a-z]{3})/, '')
    if (head === undefined || rest.length < MIN_SECOND_WORD_LETTERS) continue
    if (/^teile?n?$/.test(rest)) return [head]
    if (
      translateGermanWord(rest, true).length > 0 ||
      germanStems.some((stem) => rest.length >= MIN_SECOND_WORD_LETTERS && stem.startsWith(rest))
    )
      return [head, rest]
  }
  return [word]
}
