import { partTypeNames, partTypes } from '#contract/part/part-types.ts'
import { translateText } from '#server/kernel/words.ts'
import { type PhraseTranslation, toDecimalCommas, translateByPhrase } from './phrases.ts'
import { germanSeries } from './series.ts'

export const GERMAN_LOCALE = 'de'

/** Names of kinds of parts in English and German, the longest first, so that “alternator frame” is not read as “alternator”. */
const englishPartKinds = partTypeNames
  .map((type) => partTypes[type].name)
  .concat('Flywheel alternator')
  .sort((one, other) => other.length - one.length)

export const germanPartKind = (name: string): string =>
  name === 'Flywheel alternator' ? 'Schwungradlichtmaschine' : translateText(GERMAN_LOCALE, name)

const goodsPhrases: readonly PhraseTranslation[] = [
  [/^Bearing (\S+)$/, 'Lager $1'],
  [/^Changeover relay$/, 'Umschaltrelais'],
  [/^Starter relay$/, 'Starterrelais'],
  [/^Glow-plug relay$/, 'Glühkerzenrelais'],
  [/^Hydraulic power-pack motor$/, 'Motor für Hydraulikaggregat'],
  [/^Tail-lift motor$/, 'Motor für Ladebordwand'],
  [/^Pump motor$/, 'Pumpenmotor'],
  [/^Winch motor$/, 'Windenmotor'],
  [/^Trim and tilt motor$/, 'Trimm- und Kippmotor'],
  [/^Alternator plug (\S+) with leads$/, 'Lichtmaschinenstecker $1 mit Kabeln'],
  [/^Starter-generator, golf car$/, 'Startergenerator, Golfwagen'],
  [/^Ignition switch, 4 positions$/, 'Zündschalter, 4 Stellungen'],
  [/^Battery switch, 2 batteries$/, 'Batterieschalter, 2 Batterien'],
  [/^Battery disconnect switch$/, 'Batterietrennschalter'],
  [/^Ground strap (.+)$/, 'Masseband $1'],
  [/^Starter cable (.+)$/, 'Anlasserkabel $1'],
  [/^Regulator tester, (.+)$/, 'Reglerprüfgerät, $1'],
  [/^Battery and charging tester$/, 'Batterie- und Ladeprüfgerät'],
  [/^Starter and alternator bench, tabletop$/, 'Prüfstand für Anlasser und Lichtmaschinen, Tischgerät'],
  [/^Carbon-pile load tester$/, 'Belastungsprüfgerät mit Kohlesäule'],
  [/^Armature growler$/, 'Ankerprüfgerät (Brummer)'],
  [/^Overrunning pulley tool set$/, 'Werkzeugsatz für Freilaufriemenscheiben'],
  [/^Bearing puller, alternator rear$/, 'Lagerabzieher, Lichtmaschine hinten'],
  [/^Pulley holder with key$/, 'Riemenscheibenhalter mit Schlüssel'],
  [/^Bushing driver set$/, 'Buchsentreibersatz'],
  [/^Slip ring puller$/, 'Schleifringabzieher'],
  [/^DC\/DC converter (\d+) to 12 V$/, 'DC/DC-Wandler $1 auf 12 V'],
  [/^Contactor (\d+) V coil$/, 'Schütz, Spule $1 V'],
  [/^48 V belt starter-generator$/, '48-V-Riemen-Startergenerator'],
]

/** Translates a part's name into German: its type, then producer and series. */
export function germanName(name: string): string {
  const known = translateByPhrase(goodsPhrases, name)
  if (known !== null) return known
  const kind = englishPartKinds.find((one) => name === one || name.startsWith(`${one}, `))
  return kind === undefined ? name : germanPartKind(kind) + germanSeries(name.slice(kind.length))
}

const starterBuildPhrases: readonly PhraseTranslation[] = [
  [/permanent-magnet direct drive$/, 'Permanentmagnet-Direktantrieb'],
  [/direct drive$/, 'Direktantrieb'],
  [/planetary gear reduction$/, 'Planetengetriebe'],
  [/permanent-magnet gear reduction$/, 'Permanentmagnet mit Untersetzung'],
  [/offset gear reduction$/, 'Vorgelege'],
  [/inertia drive$/, 'Schraubtrieb'],
]

const familyPhrases: readonly PhraseTranslation[] = [
  [/^Bearings to (\d+) mm outside$/, 'Lager bis $1 mm außen'],
  [/^Bearings over (\d+) mm outside$/, 'Lager über $1 mm außen'],
  [/^Alternator brushes$/, 'Kohlen für Lichtmaschinen'],
  [/^(\d+)-groove pulleys$/, 'Riemenscheiben mit $1 Rillen'],
  [/^V-belt pulleys$/, 'Keilriemenscheiben'],
  [/^(OA[PD]) (\d+)-groove$/, '$1 mit $2 Rillen'],
  [/^(\d+ V) brushless$/, '$1 bürstenlos'],
  [/^(\d+ V) flywheel$/, '$1 Schwungrad'],
  [/^(\d+) V relays$/, '$1-V-Relais'],
  [/^(\d+) V pump motors$/, '$1-V-Pumpenmotoren'],
  [/^(\d+)-pin plugs$/, 'Stecker, $1-polig'],
  [/^12 V starter-generators$/, '12-V-Startergeneratoren'],
  [/^Battery switches$/, 'Batterieschalter'],
  [/^Ignition switches$/, 'Zündschalter'],
  [/^(\d+) mm² cables$/, 'Kabel $1 mm²'],
  [/^Winch motors$/, 'Windenmotoren'],
  [/^Trim and tilt motors$/, 'Trimm- und Kippmotoren'],
  [/^Testers$/, 'Prüfgeräte'],
  [/^Pullers and pulley tools$/, 'Abzieher und Scheibenwerkzeug'],
  [/^(\d+) V to 12 V$/, '$1 V auf 12 V'],
  [/^(\d+) V contactors$/, '$1-V-Schütze'],
  [/^48 V belt machines$/, '48-V-Riemenmaschinen'],
]

/** Translates the name of a family of parts into German: `14 V 6-groove internal fan`. */
export function germanPartFamily(name: string): string {
  const known = translateByPhrase(familyPhrases, name) ?? translateByPhrase(starterBuildPhrases, name)
  if (known !== null) return known
  return name
    .replace(/ internal fan$/, ', Lüfter innen')
    .replace(/ external fan$/, ', Lüfter außen')
    .replace('twin V-belt', 'Doppelkeilriemen')
    .replace('V-belt', 'Keilriemen')
    .replace('without pulley', 'ohne Scheibe')
    .replace(/(\d+)-groove/, '$1 Rillen')
}

const germanPositions: Readonly<Record<string, string>> = {
  'Repair kit': 'Reparatursatz',
  'Bushing, drive end': 'Buchse, Antriebsseite',
  'Bushing, commutator end': 'Buchse, Kollektorseite',
  'Through bolt': 'Durchgangsschraube',
  'Seals and O-rings': 'Dichtungen und O-Ringe',
  'Pulley nut': 'Mutter der Riemenscheibe',
  'Frame, drive end': 'Lagerschild, Antriebsseite',
  'Frame, slip-ring end': 'Lagerschild, Schleifringseite',
  'Bearing, drive end': 'Lager, Antriebsseite',
  'Bearing, slip-ring end': 'Lager, Schleifringseite',
  'Bearing, armature drive end': 'Lager, Anker antriebsseitig',
  'Bearing, armature rear': 'Lager, Anker hinten',
  'Bearing retainer': 'Lagerhalteplatte',
  'B+ terminal and insulators': 'B+-Anschluss und Isolierungen',
  'Planetary gear set': 'Planetenradsatz',
  'Fan, rotor': 'Lüfter, Läufer',
  'Vacuum pump': 'Vakuumpumpe',
  'Idler gear with roller cage': 'Zwischenrad mit Rollenkäfig',
  'Drive-end bracket': 'Antriebslagerschild',
  'Stator with leads': 'Ständer mit Kabeln',
  Plug: 'Stecker',
  'Mounting screw': 'Befestigungsschraube',
  'Cable clamp': 'Kabelschelle',
}

/** Translates the name of a position in a parts list into German. */
export const germanPosition = (name: string): string => germanPositions[name] ?? germanName(name)

const positionPhrases: readonly PhraseTranslation[] = [
  [/^(\d+) brushes$/, '$1 Kohlen'],
  [/^(\d+) pcs$/, '$1 Stück'],
  [/^(\d+) holes$/, '$1 Bohrungen'],
  [/^pack of (\d+)$/, '$1 Stück'],
  [/^Pilot (.+)$/, 'Zentrierung $1'],
  [/^(\d+) T$/, '$1 Z'],
  [/^CW\/CCW$/, 'rechts/links'],
  [/^CW$/, 'rechts'],
  [/^CCW$/, 'links'],
  [/^(\d+) splines$/, '$1 Keile'],
  [/^(\d+) bars$/, '$1 Lamellen'],
  [/^(\d+) poles$/, '$1 Pole'],
  [/^(\d+) diodes$/, '$1 Dioden'],
  [/^(.+) mm high$/, '$1 mm hoch'],
  [/^1 ear$/, '1 Auge'],
  [/^(\d+) ears$/, '$1 Augen'],
  [/^bore (.+)$/, 'Bohrung $1'],
  [/^(\d+) leads$/, '$1 Kabel'],
  [/^no pulley$/, 'ohne Scheibe'],
  [/^(\d+) pins?$/, '$1-polig'],
  [/^IR, (A|B)-circuit$/, 'IR, $1-Schaltung'],
]

/** Matches measurements, whose decimal point becomes a comma in German. Codes do not match. */
const MEASURE_PATTERN = /^(Ø |Bohrung |Zentrierung )?[\d.]+(×[\d.]+)*( (V|kW|A|mm|mm hoch))?$/

/** Translates a summary of key attributes into German: `12 V · 1.4 kW · 9 T · CW`. */
export const germanSpecSummary = (spec: string): string =>
  spec
    .split(' · ')
    .map((piece) => translateByPhrase(positionPhrases, piece) ?? translateText(GERMAN_LOCALE, piece))
    .map((piece) => (MEASURE_PATTERN.test(piece) ? toDecimalCommas(piece) : piece))
    .join(' · ')
