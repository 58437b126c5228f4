import * as v from 'valibot'
import { AccountHolderName, CaptchaKey, Email, Language, Phone, ProofOfWork } from '#contract/account/account.ts'
import type { CallDefinition } from '#contract/kernel/call-definition.ts'
import { singleLineTextSchema } from '#contract/kernel/primitives.ts'
import { Photo } from '#contract/orders/returns/returns.ts'

export const MAX_QUESTION_CHARACTERS = 2000
export const MAX_QUESTION_PHOTOS = 3
/** The maximum length of what a question is about: a part number, or a search text. */
export const MAX_QUESTION_TOPIC_LENGTH = 80
/** The maximum size of the request body: enough for all photos as `data:` URLs, and the text. */
const MAX_QUESTION_BODY_BYTES = 224 * 1024

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const CONTROL_CHARACTERS = /[\u0000-\u0009\u000b-\u001f\u007f\p{Cs}]/u

const Question = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ')),
  v.trim(),
  v.nonEmpty(/*i18n*/ 'Type your question.'),
  v.maxLength(MAX_QUESTION_CHARACTERS, /*i18n*/ 'A question has at most 2000 characters. Shorten it, or call us.'),
  v.check((text) => !CONTROL_CHARACTERS.test(text), /*i18n*/ 'This cannot hold control characters.'),
)

/** A question to the staff at the counter, who answer by e-mail. */
export const CounterQuestion = v.object({
  /** The key of the question, which the device generates. A retry with the same key is the same question. */
  key: v.pipe(v.string(), v.uuid(/*i18n*/ 'The key of a question is a UUID.')),
  name: AccountHolderName,
  email: Email,
  phone: v.optional(Phone, ''),
  about: v.optional(singleLineTextSchema(MAX_QUESTION_TOPIC_LENGTH), ''),
  question: Question,
  photos: v.optional(
    v.pipe(v.array(Photo), v.maxLength(MAX_QUESTION_PHOTOS, /*i18n*/ 'Three photos can go along at most. Take one out.')),
    [],
  ),
  consent: v.literal(true, /*i18n*/ 'Tick this, so that we may answer you.'),
  language: v.optional(Language),
  /** For guests: the captcha that was solved by proof of work. Its picture need not be solved. */
  captchaKey: v.optional(CaptchaKey),
  proof: v.optional(ProofOfWork),
})

/** Returns the number of a question in a form that can be named on the telephone: `Q-1042`. */
export const questionNumber = (number: number): string => `Q-${number}`

/** The calls for questions to the counter. */
export const questionCalls = {
  askCounter: {
    method: 'POST',
    path: '/marketing/api/v1/counter/ask',
    may: 'anyone',
    cache: 'never',
    fresh: true,
    queue: false,
    bodyMostBytes: MAX_QUESTION_BODY_BYTES,
    input: CounterQuestion,
    result: v.object({ number: v.string() }),
    summary: 'A question to the counter, with a part’s number and up to three photos: mailed to the shop, with a receipt to the asker.',
  },
} as const satisfies Record<string, CallDefinition>
