import type { MeasurableKey } from '#contract/finder/measurable.ts'
import type { PartType } from '#contract/part/part-types.ts'

/**
 * A word beside a number that says which measure it is: `54 mm pulley`, `4-polig`. `words` are alternatives of a pattern, in English,
 * German, French, Spanish and Polish.
 */
export interface DimensionWord {
  /** The attributes that it may be. A part has the measure if one of them has it. */
  keys: readonly MeasurableKey[]
  words: string
  /** The types of parts that the word also names. `pulley 54 mm` looks for pulleys, `alternator pulley 54 mm` for alternators. */
  namesTypes?: readonly PartType[]
}

/** Words of what is counted on a part. The number is before them: `4 pin`, `2-Loch`. The longer words come first. */
export const countedWords: readonly DimensionWord[] = [
  { keys: ['plugPins'], words: 'pins?|stiftig\\p{L}*|broches?|pines|piny|pinow\\p{L}*' },
  { keys: ['plugPins', 'poles'], words: 'polig\\p{L}*' },
  { keys: ['poles'], words: 'poles?|pole|pôles?|polos|biegun\\p{L}*' },
  {
    keys: ['holes'],
    words:
      '(?:(?:mounting|bolt|fixing)[ -])?holes?|bolt(?:s|[ -]mount(?:ing)?)?|loch(?:befestigung)?|löcher|loecher|bohrungen|trous?|agujeros?|taladros?|otwor\\p{L}*|otwór|otwory',
  },
  { keys: ['ears'], words: 'ears?|ohren|oreilles?|orejas?|uszy|ucha' },
  { keys: ['splines'], words: 'splines?|keilnuten|keilzähne|cannelures?|estrías?|estrias?|wielowypust\\p{L}*' },
  { keys: ['diodes'], words: 'diodes?|dioden|diodos?|diod[ay]?' },
  { keys: ['bars'], words: 'commutator bars|segments|lamellen|delgas|lames' },
  { keys: ['leads', 'plugPins'], words: 'wires?|leads|leitungen|fils|hilos|cables|przewod\\p{L}*' },
]

/** Words of what has several terminals; the attribute lists their names. */
export const terminalWords = 'terminals?|posts?|klemmen|anschlüsse|anschluesse|bornes?|bornes|terminales|zacisk\\p{L}*'

/** Words of lengths, before or after a number with a unit. The longer words come first. */
export const lengthWords: readonly DimensionWord[] = [
  {
    keys: ['holeSpacingMm'],
    words:
      '(?:hole|bolt) (?:spacing|distance|cent(?:er|re)s)|lochabstand|bohrungsabstand|entraxe|distancia entre agujeros|rozstaw(?: otworów)?',
  },
  {
    keys: ['pulleyOdMm'],
    words: 'pulley|riemenscheibe\\p{L}*|poulie|polea|koł[oa] pasowe(?:go)?',
    namesTypes: ['pulley', 'clutchPulley'],
  },
  { keys: ['pinionOdMm'], words: 'pinion|ritzel\\p{L}*|pignon|piñón|piñon|zębnik\\p{L}*', namesTypes: ['drive'] },
  { keys: ['commutatorOdMm'], words: 'commutator|kollektor\\p{L}*|collecteur|colector|komutator\\p{L}*' },
  {
    keys: ['pilotMm'],
    words: 'pilot|register|spigot|nose|zentrier\\p{L}*|centrage|centraje|centrador|piloto|centrowani\\p{L}*',
  },
  { keys: ['footMm'], words: 'foot(?: width)?|fuß\\p{L}*|fuss\\p{L}*|pied|stop[ay]' },
  { keys: ['bodyOdMm'], words: 'body|gehäuse\\p{L}*|gehaeuse\\p{L}*|corps|cuerpo|korpus\\p{L}*' },
  {
    keys: ['boreMm', 'holeMm'],
    words: 'bore|bohrung|alésage|alesage|innen\\p{L}*|inner|inside|interior|intérieur|interieur|wewnętrzn\\p{L}*|id',
  },
  {
    keys: ['odMm', 'bodyOdMm', 'pulleyOdMm'],
    words: 'outside|outer|außen\\p{L}*|aussen\\p{L}*|extérieur|exterieur|exterior|zewnętrzn\\p{L}*|od',
  },
  { keys: ['holeMm', 'boreMm'], words: 'holes?|loch|trou|agujero|otwór' },
  { keys: ['lengthMm'], words: 'long|length|lang|länge|laenge|longueur|largo|longitud|długoś[ćc]\\p{L}*|dług\\p{L}*' },
  { keys: ['widthMm', 'footMm'], words: 'wide|width|breite?|largeur|ancho|anchura|szeroko\\p{L}*' },
  { keys: ['heightMm'], words: 'high|height|tall|hoch|höhe|hoehe|hauteur|haut|alto|altura|wysoko\\p{L}*' },
]

/** Words between a word of `lengthWords` and the number: `pulley diameter 54 mm`, `Riemenscheibe Ø 54 mm`. */
export const diameterWords =
  'outside diameter|diameter|diam\\.?|dia\\.?|durchmesser|diamètre|diametre|diámetro|diametro|średnica|ø|⌀|od|:|='

/** Words of a plug, which also name a part: a plug with leads. */
export const plugWords = 'plugs?|connectors?|stecker\\p{L}*|fiches?|connecteurs?|conector(?:es)?|wtyczk\\p{L}*|złącz\\p{L}*'

/** The shapes of plugs, by their words. They are read only beside pins or a plug, because an oval is also something else. */
export const plugShapeWords: readonly (readonly [shape: string, words: string])[] = [
  ['oval', 'oval(?:e[rns]?|ad[oa])?|owaln\\p{L}*'],
  ['rectangular', 'rectangular|square|rechteckig\\p{L}*|viereckig\\p{L}*|eckig\\p{L}*|rectangulaire|carrée?|cuadrad[oa]|prostokątn\\p{L}*'],
  ['blade', 'blade|flachstecker'],
]

/** Words that make `M8` a thread; without one, M5 is a car. */
export const threadWords =
  'studs?|bolts?|nuts?|threads?|threaded|gewinde\\p{L}*|stehbolzen|bolzen|schraube\\p{L}*|mutter|filetage|goujons?|rosca|espárragos?|esparragos?|perno|gwint\\p{L}*|śrub\\p{L}*'
