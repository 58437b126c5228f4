import type { PhraseTranslation } from './phrases.ts'

/** Words in names of series, English to German. A longer phrase comes before the phrases that it contains. */
const seriesPhrases: readonly PhraseTranslation[] = [
  [/\bone-wire and three-wire\b/, 'Eindraht und Dreidraht'],
  [/\bshift and inertia\b/, 'Schub- und Schraubtrieb'],
  [/\bmarine isolated ground\b/, 'Marine, massefrei'],
  [/\bmarine direct drive\b/, 'Marine, Direktantrieb'],
  [/\bgear reduction, clockable\b/, 'mit Untersetzung, drehbar'],
  [/\b(\S+) and (\S+) type\b/, 'Typ $1 und $2'],
  [/\bgear type\b/, 'mit Untersetzung'],
  [/(\S+) type\b/, 'Typ $1'],
  [/\bdual circuit and\b/, 'zwei Kreise und'],
  [/\bdirect drive\b/, 'Direktantrieb'],
  [/\bhigh output\b/, 'Hochleistung'],
  [/\bsmall diesel\b/, 'Kleindiesel'],
  [/\bsmall engine\b/, 'Kleinmotor'],
  [/\bplanetary\b/, 'mit Planetengetriebe'],
  [/\bbrushless\b/, 'bürstenlos'],
  [/\bcompact\b/, 'kompakt'],
  [/\bdiesel\b/, 'Diesel'],
  [/\bflywheel\b/, 'Schwungrad'],
  [/\bhairpin\b/, 'Hairpin'],
  [/\bheavy\b/, 'Schwerlast'],
  [/\bindustrial\b/, 'Industrie'],
  [/\binertia\b/, 'Schraubtrieb'],
  [/\bmarine\b/, 'Marine'],
  [/\boutboard\b/, 'Außenborder'],
  [/\btractor\b/, 'Traktor'],
  [/\bof vans\b/, 'für Transporter'],
  [/\bfor (\d+ V)\b/, 'für $1'],
  [/ and /, ' und '],
  [/ to /, ' bis '],
]

/** Translates the producer and series of a unit into German: `Bosch DW planetary`, `Lucas A127 and 15ACR to 18ACR`. */
export const germanSeries = (series: string): string =>
  seriesPhrases.reduce((text, [english, german]) => text.replace(new RegExp(english, 'g'), german), series)
