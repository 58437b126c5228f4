import { foldWords } from '#contract/text/fold-words.ts'
import { englishByGermanWord, withoutUmlautE } from './german-words.ts'

/**
 * German words that mean several English words. All of the English words must match, because a "freewheel pulley" is not any freewheel.
 * Each English text is listed with its German words in the singular, which are normalised for lookup.
 */
const germanByEnglishPhrase: Readonly<Record<string, readonly string[]>> = {
  // German words for part types.
  'overrunning pulley': [
    'Freilaufriemenscheibe',
    'Freilaufscheibe',
    'Generatorfreilauf',
    'Lichtmaschinenfreilauf',
    'Riemenscheibenfreilauf',
    'Freilaufrad',
  ],
  'brush holder': [
    'Kohlenhalter',
    'Kohlehalter',
    'Kohlebürstenhalter',
    'Kohlenbürstenhalter',
    'Bürstenhalter',
    'Kohlenführung',
    'Bürstenbrücke',
  ],
  'brush set': [
    'Kohlensatz',
    'Kohlesatz',
    'Kohlebürstensatz',
    'Bürstensatz',
    'Schleifkohle',
    'Schleifkohlensatz',
    'Schleifbürste',
    'Motorkohle',
  ],
  'repair kit': [
    'Reparatursatz',
    'Repsatz',
    'Überholsatz',
    'Überholungssatz',
    'Instandsetzungssatz',
    'Dichtungssatz',
    'Dichtsatz',
    'Reparaturset',
  ],
  'field case': ['Polgehäuse', 'Feldgehäuse', 'Feldspule', 'Feldwicklung', 'Erregerwicklung', 'Statorgehäuse', 'Polgehaus'],
  'planetary gear': ['Planetengetriebe', 'Planetensatz', 'Planetenrad', 'Planetenradsatz', 'Hohlrad', 'Sonnenrad'],
  'reduction gear': ['Vorgelege', 'Vorgelegerad', 'Untersetzungsgetriebe', 'Zwischenrad', 'Untersetzung'],
  'drive end housing': ['Antriebslager', 'Antriebslagerschild', 'Anlassergehäuse', 'Ausrückgehäuse', 'Anlassermaul'],
  'commutator end cover': ['Kollektorlagerdeckel', 'Kollektorlager', 'Kollektordeckel', 'Anlasserdeckel'],
  'fork lever': ['Einrückhebel', 'Einrückgabel', 'Ausrückhebel', 'Ausrückgabel', 'Schalthebel', 'Gabelhebel'],
  'slip ring': ['Schleifring', 'Schleifringsatz', 'Kollektorring'],
  'drive assembly': [
    'Ritzelfreilauf',
    'Anlasserritzel',
    'Starterritzel',
    'Freilaufgetriebe',
    'Einspurgetriebe',
    'Schubtrieb',
    'Bendixtrieb',
  ],
  'protective cap': ['Schutzkappe', 'Abdeckkappe', 'Schutzdeckel', 'Kunststoffkappe', 'Schutzhaube', 'Abdeckhaube'],
  'dc motor': ['Gleichstrommotor', 'Elektromotor'],
  'starter generator': ['Startergenerator', 'Anlassergenerator', 'Dynastarter', 'Lichtanlasser'],
  'belt starter generator': ['Riemenstartergenerator', 'Riemenstarter'],
  'dc converter': ['Gleichspannungswandler', 'Spannungswandler', 'Gleichstromwandler'],
  'battery cable': ['Batteriekabel', 'Anlasserkabel', 'Starterkabel', 'Massekabel', 'Masseband', 'Pluskabel', 'Minuskabel'],
  'battery switch': ['Batterieschalter', 'Batterietrennschalter', 'Trennschalter', 'Batteriehauptschalter', 'Hauptschalter'],
  'ignition switch': ['Zündschalter', 'Zündschloss', 'Zündanlassschalter', 'Startschalter', 'Glühstartschalter'],
  'changeover relay': ['Umschaltrelais'],
  'starter relay': ['Anlasserrelais', 'Starterrelais', 'Startrelais', 'Vorschaltrelais'],
  'glow plug relay': ['Glühkerzenrelais', 'Glührelais', 'Vorglührelais'],
  'diode plate': ['Diodenbrücke', 'Diodenträger', 'Gleichrichterplatte', 'Diodensatz'],
  'pump motor': ['Pumpenmotor'],
  'winch motor': ['Windenmotor', 'Seilwindenmotor'],
  'trim motor': ['Trimmmotor', 'Trimmotor'],
  'tail lift motor': ['Ladebordwandmotor', 'Hubmotor'],
  'bearing puller': ['Lagerabzieher'],
  'regulator tester': ['Reglerprüfgerät', 'Reglertester'],
  'battery tester': ['Batterieprüfgerät', 'Batterietester'],
  // German words for properties of parts.
  'grey iron': ['Grauguss', 'Gusseisen'],
  'sintered bronze': ['Sinterbronze'],
  'permanent magnet': ['Permanentmagnet', 'Dauermagnet'],
  'series parallel': ['Reihenparallel'],
  'dual star': ['Doppelstern'],
  'one wire': ['Eindraht'],
  'o rings': ['O-Ring', 'Dichtring'],
  'one size': ['Einheitsgröße'],
  'drive end': ['Antriebsseite'],
  'slip ring end': ['Schleifringseite'],
  'b circuit': ['B-Schaltung'],
  'a circuit': ['A-Schaltung'],
  'high performance': ['Hochleistung'],
  'high performance starter': ['Hochleistungsanlasser'],
  'high performance alternator': ['Hochleistungslichtmaschine'],
  'marine starter': ['Bootsanlasser', 'Marineanlasser'],
  'marine alternator': ['Bootslichtmaschine', 'Marinelichtmaschine'],
}

const englishByGermanPhrase: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(germanByEnglishPhrase).flatMap(([english, german]) =>
    german.map((word): [string, readonly string[]] => [foldWords(word).replaceAll(' ', ''), english.split(' ')]),
  ),
)

/** All German words of this table, normalised. */
export const germanPhraseWords: readonly string[] = [...englishByGermanPhrase.keys()]

/**
 * The German words of this table and of `englishByGermanWord`, the shortest first. So an incomplete word is completed to the shortest:
 * `lichtmasch`
 * means "Lichtmaschine", not a longer compound of it.
 */
const germanWordsShortestFirst = [...germanPhraseWords, ...Object.keys(englishByGermanWord)].sort((one, other) => one.length - other.length)

/** German plural endings. */
const GERMAN_PLURAL_ENDINGS = ['', 'n', 'en', 'e', 'er', 's']
/** Minimum length of an incomplete German word that is recognised. */
const MIN_UNFINISHED_LETTERS = 8
/** German prefixes that name the unit to which a component belongs. */
const GERMAN_UNIT_PREFIXES: readonly (readonly [prefix: string, english: string])[] = [
  ['lichtmaschinen', 'alternator'],
  ['generator', 'alternator'],
  ['anlasser', 'starter'],
  ['starter', 'starter'],
]

function englishWordsOf(word: string, isUnfinished: boolean): readonly string[] | null {
  for (const one of new Set([word, withoutUmlautE(word), singularOfSaetze(word), singularOfSaetze(withoutUmlautE(word))])) {
    for (const ending of GERMAN_PLURAL_ENDINGS) {
      const phrase = one.endsWith(ending) ? englishByGermanPhrase.get(one.slice(0, one.length - ending.length)) : undefined
      if (phrase !== undefined) return phrase
    }
    const begun =
      isUnfinished && one.length >= MIN_UNFINISHED_LETTERS ? germanWordsShortestFirst.find((known) => known.startsWith(one)) : undefined
    if (begun !== undefined) return englishByGermanPhrase.get(begun) ?? null
  }
  return null
}

/** Returns a German plural in `-sätze` as its singular in `-satz`: `reparatursatze` is the normalised plural of Reparatursatz. */
const singularOfSaetze = (word: string) => word.replace(/(?:satze|saetze)n?$/, 'satz')

/**
 * Returns the English words for a normalised German word, all of which must match; null for any other word. In a compound such as
 * `Anlasserkohlenhalter`, the unit is one of the English words.
 */
export function translateGermanPhrase(word: string, isUnfinished = false): readonly string[] | null {
  const own = englishWordsOf(word, isUnfinished)
  if (own !== null) return own
  for (const [prefix, english] of GERMAN_UNIT_PREFIXES) {
    const rest = word.startsWith(prefix) ? englishWordsOf(word.slice(prefix.length), isUnfinished) : null
    if (rest !== null) return [english, ...rest]
  }
  return null
}
