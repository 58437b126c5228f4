import { foldLatin } from '#contract/text/fold-words.ts'
import { type PartType, partTypeNames, partTypeSynonyms, partTypes } from './part-types.ts'

/**
 * Further names of part types for imports. They are separate from the words of the search, because in an import one word alone must
 * identify a part type.
 */
const importTypeWords: Partial<Record<PartType, readonly string[]>> = {
  starter: [
    'starters',
    'starting motor',
    'motor de arranque',
    'motorino avviamento',
    'startmotor',
    'rozrusznik',
    'startér',
    'démarreurs',
    'starter assembly',
  ],
  alternator: ['alternators', 'generator alternator', 'lichtmaschinen', 'alternatore', 'dynamo alternator', 'alternatory'],
  solenoid: ['starter solenoid', 'solenoids', 'starter magnetschalter', 'solénoïde', 'contacteur démarreur', 'solenoide'],
  drive: ['starter drive', 'starter pinion', 'bendix drive', 'lanceur', 'freilaufgetriebe', 'anlasserritzel', 'piñón bendix'],
  armature: ['starter armature', 'armatures', 'induit', 'anlasseranker'],
  brushHolder: ['brush holders', 'kohlehalter', 'porte balais', 'portaescobillas'],
  brushSet: ['brushes', 'carbon brush', 'carbon brush set', 'schleifkohlen', 'balais', 'escobillas'],
  rotor: ['alternator rotor', 'generatorläufer', 'lichtmaschinenrotor'],
  stator: ['alternator stator', 'lichtmaschinenstator'],
  rectifier: ['rectifiers', 'alternator rectifier', 'gleichrichter', 'diodenplatte', 'pont de diodes', 'rectificador'],
  regulator: [
    'voltage regulators',
    'alternator regulator',
    'spannungsregler',
    'lichtmaschinenregler',
    'régulateur de tension',
    'regulador de voltaje',
  ],
  bearing: ['bearings', 'alternator bearing', 'wälzlager', 'rillenkugellager', 'roulement', 'rodamiento'],
  bushing: ['bushings', 'buchse', 'starter bushing'],
  pulley: ['pulleys', 'alternator pulley', 'poulie', 'polea'],
  clutchPulley: ['overrunning alternator pulley', 'generatorfreilauf', 'freilaufriemenscheibe', 'poulie débrayable'],
  slipRing: ['slip rings', 'collecteur'],
  fan: ['alternator fan', 'lichtmaschinenlüfter'],
  relay: ['relays', 'relais', 'relé'],
  switch: ['switches', 'schalter', 'interrupteur'],
  batteryCable: ['battery cables', 'batteriekabel', 'câble de batterie'],
  dcConverter: ['dc dc converter', 'spannungswandler'],
  contactor: ['contactors', 'schütz'],
  workwear: ['workwear', 'berufsbekleidung', 'vêtements de travail'],
}

/**
 * Words that name a part type only when they stand alone, because brakes also have rotors and radiators have fans. `Clutch pulley` is
 * unambiguous.
 */
const standaloneTypeWords = new Set(
  [
    ...['rotor', 'fan', 'drive', 'pulley', 'pinion', 'freewheel', 'yoke', 'collector', 'bush', 'snout', 'connector', 'tester', 'switch'],
    ...[
      'generator',
      'armature',
      'regulator',
      'regler',
      'anker',
      'solenoid',
      'stator',
      'relay',
      'bearing',
      'bushing',
      'contactor',
      'vr',
      'isg',
    ],
    ...[
      'rear cover',
      'end cap',
      'heat sink',
      'ring gear',
      'sun gear',
      'idler gear',
      'internal gear',
      'plastic cover',
      'cooling fan',
      'lufter',
    ],
    ...[
      'overhaul kit',
      'rebuild kit',
      'front housing',
      'rear housing',
      'front bracket',
      'rear bracket',
      'shift fork',
      'shift lever',
      'starter',
    ],
    ...['pump motor', 'hydraulic motor', 'one way clutch', 'roller cage', 'relais', 'schalter', 'buchse', 'poulie', 'polea', 'roulement'],
    ...[
      'rodamiento',
      'brushes',
      'balais',
      'escobillas',
      'protective cap',
      'belt pulley',
      'riemenscheibe',
      'dynamo',
      'ball bearing',
      'kugellager',
    ],
    ...[
      'stander',
      'laufer',
      'rotors',
      'bearings',
      'bushings',
      'pulleys',
      'relays',
      'switches',
      'solenoids',
      'armatures',
      'induit',
      'induits',
    ],
    ...[
      'wandler',
      'voltage converter',
      'earth lead',
      'interrupteur',
      'contactors',
      'main relay',
      'ignition switch',
      'repair lead',
      'winch motor',
    ],
  ].map(foldLatin),
)

/** Words that may accompany a part type without changing it: measurements, conditions, "assembly". */
const IGNORED_TYPE_WORDS =
  /^(?:\d.*|new|neu|neuf|nuevo|reman|remanufactured|rebuilt|used|oem|oe|assembly|assy|unit|complete|motor|type|kw|v|a|t|w|volt|amp|amps|cw|ccw|p|pv\d*|heavy|duty|hd|and|group|teeth|zahne|generalüberholt|universal|for|the)$/

/** Words that name the machine a component belongs to. */
const MACHINE_WORDS =
  /^(?:starters?|alternators?|anlasser|lichtmaschinen?|generator|generators|demarreur|alternateur|arranque|alternador|motor|voltage|battery|dc)$/

const typeByPhrase = new Map<string, PartType>()
for (const type of partTypeNames) {
  if (type === 'other') continue
  for (const said of [partTypes[type].name, type, ...(importTypeWords[type] ?? []), ...partTypeSynonyms[type]]) {
    const phrase = foldLatin(said)
    for (const form of [phrase, `${phrase}s`]) if (!typeByPhrase.has(form)) typeByPhrase.set(form, type)
  }
}
const MAX_PHRASE_WORDS = 4

interface FoundPhrase {
  type: PartType
  phrase: string
  startIndex: number
  endIndex: number
}

/**
 * Returns the part type that texts name, such as `Anlasser`, `Starter Motor 12V`, `Bearing for alternator`. The first text that names one
 * decides, so pass the most reliable text first: type, category, name. Returns `other` if no text names one, or if the word belongs to
 * another trade (`brake rotor`).
 */
export function partTypeFor(texts: readonly string[]): PartType {
  for (const text of texts) {
    const type = partTypeOfText(text)
    if (type !== null) return type
  }
  return 'other'
}

function partTypeOfText(text: string): PartType | null {
  // The words after "for" name the machine, not the part.
  const [what = ''] = text.split(/\s(?:for|für|pour|para|fits|zu|suits)\s|[,;([|]/i)
  const words = foldLatin(what).split(' ').filter(Boolean)
  const whole = typeByPhrase.get(words.join(' '))
  if (whole !== undefined) return whole
  const found = findTypePhrases(words)
  const last = found.at(-1)
  if (last === undefined || new Set(found.map(({ type }) => type)).size > 2) return null
  const isNoise = (word: string) => IGNORED_TYPE_WORDS.test(word)
  const behind = words.slice(last.endIndex)
  const before = words.slice(0, last.startIndex)
  if (!behind.every(isNoise)) return null
  // A text that joins two part types, such as `starters and alternators`, names neither of them.
  if (/(?:&|\+|\band\b|\bund\b|\bet\b|\by\b|\/)/i.test(what) && found.length > 1) return null
  if (!standaloneTypeWords.has(last.phrase)) return last.type
  return before.every((word) => isNoise(word) || MACHINE_WORDS.test(word)) ? last.type : null
}

/** Returns the names of part types in a text in the order of appearance; the longest name if several begin at the same word. */
function findTypePhrases(words: readonly string[]): FoundPhrase[] {
  const found: FoundPhrase[] = []
  for (let from = 0; from < words.length; ) {
    const one = longestPhraseAt(words, from)
    if (one !== null) found.push(one)
    from = one?.endIndex ?? from + 1
  }
  return found
}

function longestPhraseAt(words: readonly string[], from: number): FoundPhrase | null {
  for (let to = Math.min(words.length, from + MAX_PHRASE_WORDS); to > from; to -= 1) {
    const phrase = words.slice(from, to).join(' ')
    const type = typeByPhrase.get(phrase)
    if (type !== undefined) return { type, phrase, startIndex: from, endIndex: to }
  }
  return null
}
