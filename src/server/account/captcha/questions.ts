/** The numbers in a captcha's text question, and how many of the things that it lists are animals. */
export interface QuestionOperands {
  a: number
  b: number
  c: number
  animalCount: number
}

/** The number of things that replace `{list}` in a captcha's text question. */
export const LISTED_WORD_COUNT = 5
/**
 * Minimum and maximum of the three random numbers in a captcha's text question. They start at two, so that plural forms fit, and `b` is
 * always less than `a`.
 */
export const OPERAND_RANGES = { a: [6, 12], b: [2, 5], c: [2, 12] } as const

/**
 * A calculation and its wording, as a text question of captchas. In the wording, `{a}`, `{b}` and `{c}` stand for numbers, and `{list}`
 * stands for a list of animals and things. Some numbers are only distractions. A question must be easy for a person who hears it once.
 */
export interface CaptchaQuestion {
  answerOf: (asked: QuestionOperands) => number
  en: readonly string[]
  de: readonly string[]
}

/** The text questions of captchas. */
export const captchaQuestions: readonly CaptchaQuestion[] = [
  {
    answerOf: ({ a, b }) => a - b,
    en: [
      'On shelf {c} there are {a} starters, and {b} of them are sold. How many are left?',
      'A customer takes {b} of the {a} alternators in row {c}. How many stay there?',
      'There were {a} cars in the yard. Then {b} drove away. How many are still there?',
    ],
    de: [
      'In Regal {c} liegen {a} Anlasser, {b} davon werden verkauft. Wie viele bleiben übrig?',
      'Ein Kunde nimmt {b} der {a} Lichtmaschinen aus Reihe {c} mit. Wie viele bleiben dort?',
      'Auf dem Hof standen {a} Autos. Dann fuhren {b} weg. Wie viele sind noch da?',
    ],
  },
  {
    answerOf: ({ a, b }) => a + b,
    en: [
      'One box holds {a} bolts and another one {b}. How many bolts are that together?',
      'Monday brought {a} orders, Tuesday {b}. How many came on these two days?',
      'You have {b} keys, and a friend gives you {a} more. How many have you got now?',
    ],
    de: [
      'In einer Kiste sind {a} Schrauben, in einer anderen {b}. Wie viele Schrauben sind das zusammen?',
      'Am Montag kamen {a} Bestellungen, am Dienstag {b}. Wie viele kamen an diesen beiden Tagen?',
      'Sie haben {b} Schlüssel und bekommen noch {a} geschenkt. Wie viele haben Sie jetzt?',
    ],
  },
  {
    answerOf: ({ b }) => 4 * b,
    en: ['How many wheels do {b} ordinary cars have?', 'Parking space {c}: {b} dogs wait there. How many legs do they have together?'],
    de: ['Wie viele Räder haben {b} gewöhnliche Autos?', 'Auf Parkplatz {c} warten {b} Hunde. Wie viele Beine haben sie zusammen?'],
  },
  {
    answerOf: ({ b }) => 7 * b,
    en: ['How many days do {b} weeks have?', 'A parcel is on its way for {b} weeks. For how many days is that?'],
    de: ['Wie viele Tage haben {b} Wochen?', 'Ein Paket ist {b} Wochen unterwegs. Wie viele Tage sind das?'],
  },
  {
    answerOf: ({ animalCount, a }) => animalCount + a,
    en: ['How many of these are animals: {list}? Add {a} to that.', 'Count the animals here: {list}. Then add {a}.'],
    de: ['Wie viele davon sind Tiere: {list}? Zählen Sie {a} dazu.', 'Zählen Sie die Tiere: {list}. Zählen Sie dann {a} dazu.'],
  },
  {
    answerOf: ({ animalCount, b }) => LISTED_WORD_COUNT - animalCount + b,
    en: ['How many of these are no living things: {list}? Add {b} to that.', 'Here are {list}. Count what is not an animal, and add {b}.'],
    de: ['Wie viele davon leben nicht: {list}? Zählen Sie {b} dazu.', 'Hier sind {list}. Zählen Sie, was kein Tier ist, und {b} dazu.'],
  },
]

/** Well-known animals and things for the lists in text questions, in each language. */
export const listWordsByLanguage = {
  en: {
    animals: ['a horse', 'a cat', 'a mouse', 'a duck', 'a bear', 'a goat', 'a lion', 'a pig'],
    things: ['a spanner', 'a bucket', 'a table', 'a lamp', 'a spoon', 'a ladder', 'a shoe', 'a bottle'],
  },
  de: {
    animals: ['ein Pferd', 'eine Katze', 'eine Maus', 'eine Ente', 'ein Bär', 'eine Ziege', 'ein Löwe', 'ein Schwein'],
    things: ['ein Schraubenschlüssel', 'ein Eimer', 'ein Tisch', 'eine Lampe', 'ein Löffel', 'eine Leiter', 'ein Schuh', 'eine Flasche'],
  },
} as const

export const numberWords = {
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  de: ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
} as const

export const answerInDigitsHint = { en: 'Answer in digits.', de: 'Antworten Sie in Ziffern.' } as const
