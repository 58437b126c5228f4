import { partTypeNames, partTypes } from '#contract/part/part-types.ts'
import { translateText } from '#server/kernel/words.ts'
import { GERMAN_LOCALE, germanName, germanPartKind } from './names.ts'
import { germanSeries } from './series.ts'

/** A pattern for an English sentence of `text/description.ts`, and a function that returns the sentence in German. */
type SentenceTranslation = readonly [english: RegExp, german: (...caught: string[]) => string]

const germanRotations: Readonly<Record<string, string>> = {
  clockwise: 'rechtsdrehend',
  'counter-clockwise': 'linksdrehend',
  'either way': 'für beide Drehrichtungen',
}
const germanRotation = (english = '') => germanRotations[english] ?? english
const ROTATION_PATTERN = '(clockwise|counter-clockwise|either way)'
const translateWord = (english = '') => translateText(GERMAN_LOCALE, english)
/** Translates a list of trade terms: `IR, B-circuit`, `brushes, bearings 6203 and 6202`. */
const translateList = (english = '') =>
  english
    .split(', ')
    .map((one) => (one.startsWith('bearings ') ? one.replace('bearings', 'Lager').replace(' and ', ' und ') : translateWord(one)))
    .join(', ')

const englishKindsPattern = partTypeNames.map((type) => partTypes[type].name).join('|')

const sentenceTranslations: readonly SentenceTranslation[] = [
  [
    new RegExp(`^(\\S+) V starter of (\\S+) kW with an? (\\S+)-tooth pinion that turns ${ROTATION_PATTERN} seen from the drive end\\.`),
    (volts, kw, teeth, turn) =>
      `Anlasser mit ${volts} V und ${kw} kW, Ritzel mit ${teeth} Zähnen, von der Antriebsseite gesehen ${germanRotation(turn)}.`,
  ],
  [
    /^It has an? (\S+) mm pilot and (\d+) mounting holes(?:; the solenoid sits at (\d+) o’clock)?\./,
    (pilot, holes, clock) =>
      `Zentrierung ${pilot} mm, ${holes} Befestigungslöcher${clock ? `; der Magnetschalter sitzt auf ${clock} Uhr` : ''}.`,
  ],
  [
    /^It has (\d+) mounting holes(?:; the solenoid sits at (\d+) o’clock)?\./,
    (holes, clock) => `${holes} Befestigungslöcher${clock ? `; der Magnetschalter sitzt auf ${clock} Uhr` : ''}.`,
  ],
  [
    /^(\S+) V flywheel alternator of (\S+) A: a stator of (\S+) mm under the flywheel, without belt\./,
    (volts, amps, od) =>
      `Schwungradlichtmaschine mit ${volts} V und ${amps} A: ein Ständer von ${od} mm unter dem Schwungrad, ohne Riemen.`,
  ],
  [
    /^Plug (.+?) with (\d+) pins?; the rectifier and regulator of the machine stay\./,
    (plug, pins) => `Stecker ${translateWord(plug)}, ${pins}-polig; Gleichrichter und Regler der Maschine bleiben.`,
  ],
  [
    /^(\S+) V alternator of (\S+) A, regulated at (\S+) V, (\S+) fan, (\S+) mounting\./,
    (volts, amps, point, fan, mount) =>
      `Lichtmaschine mit ${volts} V und ${amps} A, geregelt auf ${point} V, Lüfter ${translateWord(fan)}, Befestigung ${translateWord(mount)}.`,
  ],
  [
    /^(Supplied without pulley|Pulley for (?:\d+ wedge belts|a wedge belt), \S+ mm outside|(?:Solid|Overrunning) pulley with \d+ grooves, \S+ mm outside); plug (.+?) with (\d+) pins?(; with vacuum pump)?\./,
    (belt = '', plug, pins, pump) =>
      `${germanBelt(belt)}; Stecker ${translateWord(plug)}, ${pins}-polig${pump ? '; mit Vakuumpumpe' : ''}.`,
  ],
  [
    new RegExp(`^(${englishKindsPattern}) for (.+?) (starter|alternator)s\\.(?= |$)`),
    (kind = '', series, unit) =>
      `${germanPartKind(kind)} für ${unit === 'starter' ? 'Anlasser' : 'Lichtmaschinen'} von ${germanSeries(series)}.`,
  ],
  [
    /^Pull-in coil (\S+) Ω, hold-in coil (\S+) Ω; terminals (.+?)\.(?= |$)/,
    (pull, hold, terminals) => `Einzugswicklung ${pull} Ω, Haltewicklung ${hold} Ω; Anschlüsse ${translateList(terminals)}.`,
  ],
  [
    new RegExp(`^(\\d+) teeth, pinion (\\S+) mm outside, turns ${ROTATION_PATTERN}; compare the spline count before fitting\\.`),
    (teeth, od, turn) => `${teeth} Zähne, Ritzel ${od} mm außen, ${germanRotation(turn)}; vor dem Einbau die Zahl der Keile vergleichen.`,
  ],
  [
    /^Commutator (\S+) mm with (\d+) bars, (\S+) mm over all\./,
    (od, bars, length) => `Kollektor ${od} mm mit ${bars} Lamellen, Gesamtlänge ${length} mm.`,
  ],
  [
    /^(\d+) poles, (.+?) field, (\S+) mm outside\./,
    (poles, winding, od) => `${poles} Pole, Feld ${translateWord(winding)}, ${od} mm außen.`,
  ],
  [
    /^Holder with (\d+) brushes of (\S+) mm; change them at (\S+) mm\./,
    (count, fresh, least) => `Halter mit ${count} Kohlen von ${fresh} mm; bei ${least} mm wechseln.`,
  ],
  [/^Set of (\d+) brushes, (\S+) mm\./, (count, size) => `Satz von ${count} Kohlen, ${size} mm.`],
  [
    /^Gear of (\d+) teeth, (\S+) mm outside, (\S+) mm wide\./,
    (teeth, od, wide) => `Zahnrad mit ${teeth} Zähnen, ${od} mm außen, ${wide} mm breit.`,
  ],
  [
    /^Idler gear of (\d+) teeth with roller cage, (\S+) mm outside, (\S+) mm wide\./,
    (teeth, od, wide) => `Zwischenrad mit ${teeth} Zähnen und Rollenkäfig, ${od} mm außen, ${wide} mm breit.`,
  ],
  [
    /^(Grey iron|Aluminium) casting with (\d+) mounting holes(?: and an? (\S+) mm pilot)?\./,
    (metal, holes, pilot) =>
      `${metal === 'Aluminium' ? 'Aluminiumguss' : 'Grauguss'} mit ${holes} Befestigungslöchern${pilot ? ` und Zentrierung ${pilot} mm` : ''}.`,
  ],
  [/^(\S+) mm outside, (\d+) through-bolt holes\./, (od, holes) => `${od} mm außen, ${holes} Bohrungen für Durchgangsschrauben.`],
  [/^Engaging lever of (\S+), (\S+) mm long\./, (material, length) => `Einrückhebel aus ${translateWord(material)}, ${length} mm lang.`],
  [
    /^Sintered bronze, (\S+) mm(?:, pack of (\d+))?\. Soak in oil before pressing in\./,
    (size, count) => `Sinterbronze, ${size} mm${count ? `, Packung mit ${count}` : ''}. Vor dem Einpressen in Öl tränken.`,
  ],
  [/^(\d+) pieces: (.+?)\.(?= |$)/, (count, contents) => `${count} Teile: ${translateList(contents)}.`],
  [
    /^Claw poles, made for (\S+) A, (\d+) poles, (\S+) Ω between the slip rings\./,
    (amps, poles, ohm) => `Klauenpole, für ${amps} A, ${poles} Pole, ${ohm} Ω zwischen den Schleifringen.`,
  ],
  [
    /^Made for (\S+) A, (.+?) winding with (\d+) leads, (\S+) mm outside\./,
    (amps, winding, leads, od) => `Für ${amps} A, Wicklung ${translateWord(winding)} mit ${leads} Anschlüssen, ${od} mm außen.`,
  ],
  [
    /^(\d+) diodes of (\S+) A(, avalanche type)?; terminals (.+?)\.(?= |$)/,
    (count, amps, zener, terminals) =>
      `${count} Dioden zu ${amps} A${zener ? ', Zenerdioden' : ''}; Anschlüsse ${translateList(terminals)}.`,
  ],
  [
    /^Holds (\S+) V; (.+?), plug (.+?), (with|without) brush holder\./,
    (volts, kind, plug, holder) =>
      `Hält ${volts} V; ${translateList(kind)}, Stecker ${translateWord(plug)}, ${holder === 'with' ? 'mit' : 'ohne'} Kohlenhalter.`,
  ],
  [
    /^(\S+) mm bore, (\S+) mm outside, (\S+) mm wide, (steel shields|rubber seals), heat-proof grease\. Check all three measures: widths differ on the same bore\./,
    (bore, od, wide, seal) =>
      `Bohrung ${bore} mm, ${od} mm außen, ${wide} mm breit, ${seal === 'steel shields' ? 'Stahldeckscheiben' : 'Gummidichtungen'}, hitzefestes Fett. Alle drei Maße prüfen: Bei gleicher Bohrung gibt es verschiedene Breiten.`,
  ],
  [/^(\S+) mm outside, (\S+) mm bore, (\S+) mm long\./, (od, bore, length) => `${od} mm außen, Bohrung ${bore} mm, ${length} mm lang.`],
  [
    /^(Wedge-belt|(\d+)-groove) pulley, (\S+) mm outside, (\S+) mm bore\./,
    (_, grooves, od, bore) =>
      `${grooves ? `Riemenscheibe mit ${grooves} Rillen` : 'Keilriemenscheibe'}, ${od} mm außen, Bohrung ${bore} mm.`,
  ],
  [
    /^Overrunning pulley( with damper spring)?, (\d+) grooves, (\S+) mm outside, thread (\S+?)\.(?= |$)/,
    (spring, grooves, od, thread) =>
      `Freilaufriemenscheibe${spring ? ' mit Dämpferfeder' : ''}, ${grooves} Rillen, ${od} mm außen, Gewinde ${thread}.`,
  ],
  [
    /^Aluminium bracket with (\d+) (ears?), (\S+) mounting, bearing seat (\S+) mm\./,
    (count, ears, mount, seat) =>
      `Aluminiumlagerschild mit ${count} ${ears === 'ear' ? 'Auge' : 'Augen'}, Befestigung ${translateWord(mount)}, Lagersitz ${seat} mm.`,
  ],
  [/^Aluminium bracket, bearing seat (\S+) mm\./, (seat) => `Aluminiumlagerschild, Lagersitz ${seat} mm.`],
  [
    new RegExp(`^(\\d+) blades, (\\S+) mm outside, turns ${ROTATION_PATTERN}\\.`),
    (blades, od, turn) => `${blades} Flügel, ${od} mm außen, ${germanRotation(turn)}.`,
  ],
  [/^Plastic rear cover, (\S+) mm outside, (\S+) mm high\./, (od, high) => `Hintere Kunststoffkappe, ${od} mm außen, ${high} mm hoch.`],
  [
    new RegExp(`^(\\S+) V, (\\S+) kW, turns ${ROTATION_PATTERN}; (\\S+) mm across, (\\S+) mm long\\.`),
    (volts, kw, turn, across, length) => `${volts} V, ${kw} kW, ${germanRotation(turn)}; Durchmesser ${across} mm, Länge ${length} mm.`,
  ],
  [
    /^(\S+) V, charges with (\S+) A, wedge-belt pulley, terminals (\S+?)\.(?= |$)/,
    (volts, amps, terminals) => `${volts} V, lädt mit ${amps} A, Keilriemenscheibe, Anschlüsse ${terminals}.`,
  ],
  [
    /^Gives up to (\S+) kW at (\S+) V over (\d+) grooves; plug with (\d+) pins\./,
    (kw, volts, grooves, pins) => `Gibt bis zu ${kw} kW bei ${volts} V über ${grooves} Rillen; Stecker ${pins}-polig.`,
  ],
  [
    /^From (\S+) V to 12 V with (\S+) kW, that is (\S+) A\./,
    (volts, kw, amps) => `Von ${volts} V auf 12 V mit ${kw} kW, das sind ${amps} A.`,
  ],
  [
    /^Coil of (\S+) V, carries (\S+) A, studs (\S+?)\.(?= |$)/,
    (volts, amps, studs) => `Spule ${volts} V, trägt ${amps} A, Bolzen ${studs}.`,
  ],
  [
    /^Coil of (\S+) V, switches (\S+) A; terminals (.+?)\.(?= |$)/,
    (volts, amps, terminals) => `Spule ${volts} V, schaltet ${amps} A; Anschlüsse ${translateList(terminals)}.`,
  ],
  [
    /^For (\S+) V and (\S+) A, (\S+) mm hole; terminals (.+?)\.(?= |$)/,
    (volts, amps, hole, terminals) => `Für ${volts} V und ${amps} A, Bohrung ${hole} mm; Anschlüsse ${translateList(terminals)}.`,
  ],
  [
    /^(Oval|Square) plug with (\d+) pins? and leads of (\S+) mm\./,
    (shape, pins, length) => `${shape === 'Oval' ? 'Ovaler' : 'Eckiger'} Stecker, ${pins}-polig, mit Kabeln von ${length} mm.`,
  ],
  [/^Copper, (\S+) mm long, lugs for (\S+?)\.(?= |$)/, (length, stud) => `Kupfer, ${length} mm lang, Kabelschuhe für ${stud}.`],
  [/^Comes with (.+?)\.(?= |$)/, (contents) => `Im Lieferumfang: ${germanToolList(contents)}.`],
  [/^Set of (\d+): (.+?)\.(?= |$)/, (count, contents) => `Satz mit ${count} Teilen: ${germanToolList(contents)}.`],
  [/^Fits (.+?)( and others)?\.(?=$| Rebuilt| Used,| New,)/, (fits, others) => `Passt an ${fits}${others ? ' und andere' : ''}.`],
  [
    /^Rebuilt and run on the bench; the deposit comes back with your old unit\./,
    () => 'Generalüberholt und auf dem Prüfstand gelaufen; das Pfand kommt mit Ihrem Altteil zurück.',
  ],
  [/^Used, tested under load, with marks of use\./, () => 'Gebraucht, unter Last geprüft, mit Gebrauchsspuren.'],
  [/^New, with (\d+) months of warranty\./, (months) => `Neu, mit ${months} Monaten Garantie.`],
]

function germanBelt(belt: string): string {
  const [, count, wedge] = /^Pulley for (\d+|a) wedge belts?, (\S+) mm/.exec(belt) ?? []
  if (wedge !== undefined) return `Scheibe für ${count === 'a' ? 'einen' : count} Keilriemen, ${wedge} mm außen`
  const [, kind, grooves, od] = /^(Solid|Overrunning) pulley with (\d+) grooves, (\S+) mm/.exec(belt) ?? []
  if (kind === undefined) return 'Ohne Riemenscheibe geliefert'
  return `${kind === 'Solid' ? 'Starre Riemenscheibe' : 'Freilaufriemenscheibe'} mit ${grooves} Rillen, ${od} mm außen`
}

const germanToolWords: Readonly<Record<string, string>> = {
  'adapters for 14 plugs': 'Adapter für 14 Stecker',
  'printer roll': 'Druckerrolle',
  bench: 'Prüfstand',
  vice: 'Schraubstock',
  'belts PV5 to PV8': 'Riemen PV5 bis PV8',
  growler: 'Brummer',
  'test lamp': 'Prüflampe',
  'hacksaw blade': 'Sägeblatt',
  '33-spline': 'Vielzahn 33',
  'hex 8 and 10': 'Innensechskant 8 und 10',
  '6 collets 12 to 20 mm': '6 Spannzangen 12 bis 20 mm',
  '17 drivers 8 to 24 mm': '17 Treiber 8 bis 24 mm',
  '4 jaws': '4 Haken',
}
const germanToolList = (contents = '') =>
  contents
    .split(', ')
    .map((one) => germanToolWords[one] ?? translateWord(one))
    .join(', ')

/** Matches decimal numbers in measurements (`14.5 V`, `8.05×11.1 mm`). Codes do not match. */
const MEASURES_PATTERN = /(?<![\w.])[\d.]+(?:×[\d.]+)*(?= (?:V|kW|A|mm|Ω))/g

/**
 * Translates the description of a demo part sentence by sentence. Returns null if a sentence has no translation. `name`: the part's English
 * name.
 */
export function germanDescription(description: string, name: string): string | null {
  let rest = description
  const said: string[] = []
  while (rest !== '') {
    if (rest === `${name}.` || rest.startsWith(`${name}. `)) {
      said.push(`${germanName(name)}.`)
      rest = rest.slice(name.length + 1).trimStart()
      continue
    }
    const found = sentenceTranslations
      .map(([english, german]) => ({ caught: english.exec(rest), german }))
      .find(({ caught }) => caught !== null)
    if (!found?.caught) return null
    const [whole, ...caught] = found.caught
    said.push(translateMeasures(found.german(...caught)))
    rest = rest.slice(whole.length).trimStart()
  }
  return said.join(' ')
}

const translateMeasures = (sentence: string): string =>
  sentence.startsWith('Passt an ') ? sentence : sentence.replace(MEASURES_PATTERN, (one) => one.replaceAll('.', ','))
