import { foldWords } from '#contract/vehicle/fold-words.ts'
import { germanWords, withoutUmlautE } from './german-words.ts'

/**
 * German words of the trade that mean several English ones, all of which must be met: a freewheel pulley is no freewheel. Each English text
 * with its German words in the singular; folded, they are looked up in any spelling.
 */
const said: Readonly<Record<string, readonly string[]>> = {
  // Kinds of parts.
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
  // What parts are like.
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

const phraseOf: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(said).flatMap(([english, german]) =>
    german.map((word): [string, readonly string[]] => [foldWords(word).replaceAll(' ', ''), english.split(' ')]),
  ),
)

/** Every German word of the table, folded. */
export const germanPhraseWords: readonly string[] = [...phraseOf.keys()]

/** Those of both tables, the shortest first: that one is being typed. `lichtmasch` is a Lichtmaschine, and not yet its Freilauf. */
const shortestFirst = [...germanPhraseWords, ...Object.keys(germanWords)].sort((one, other) => one.length - other.length)

/** What German adds to a word for more than one of it. */
const ENDINGS = ['', 'n', 'en', 'e', 'er', 's']
/** From so many letters on one that is still being typed is known. */
const MIN_BEGUN_LETTERS = 8
/** What says of which unit it is, in front. */
const OF_UNIT: readonly (readonly [prefix: string, english: string])[] = [
  ['lichtmaschinen', 'alternator'],
  ['generator', 'alternator'],
  ['anlasser', 'starter'],
  ['starter', 'starter'],
]

function wordsOf(word: string, isUnfinished: boolean): readonly string[] | null {
  for (const one of new Set([word, withoutUmlautE(word), singularSatz(word), singularSatz(withoutUmlautE(word))])) {
    for (const ending of ENDINGS) {
      const phrase = one.endsWith(ending) ? phraseOf.get(one.slice(0, one.length - ending.length)) : undefined
      if (phrase !== undefined) return phrase
    }
    const begun = isUnfinished && one.length >= MIN_BEGUN_LETTERS ? shortestFirst.find((known) => known.startsWith(one)) : undefined
    if (begun !== undefined) return phraseOf.get(begun) ?? null
  }
  return null
}

/** `reparatursatze` folds from Reparatursätze: its singular ends in `satz`. */
const singularSatz = (word: string) => word.replace(/(?:satze|saetze)n?$/, 'satz')

/**
 * The English words that a folded German word means, all of them to be met; null for any other word. A word of a unit in front is one of
 * them: `Anlasserkohlenhalter`.
 */
export function germanPhrase(word: string, isUnfinished = false): readonly string[] | null {
  const own = wordsOf(word, isUnfinished)
  if (own !== null) return own
  for (const [prefix, english] of OF_UNIT) {
    const rest = word.startsWith(prefix) ? wordsOf(word.slice(prefix.length), isUnfinished) : null
    if (rest !== null) return [english, ...rest]
  }
  return null
}
