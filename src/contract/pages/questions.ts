import * as v from 'valibot'
import { CaptchaKey, Email, Language, Phone, ProofOfWork, Realname } from '#contract/account.ts'
import type { CallRow } from '#contract/call-row.ts'
import { typedLine } from '#contract/primitives.ts'
import { Photo } from '#contract/returns.ts'

export const MAX_QUESTION_CHARACTERS = 2000
export const MAX_QUESTION_PHOTOS = 3
/** A number, or what was searched for. */
export const MAX_QUESTION_ABOUT_CHARACTERS = 80
/** Room for all photos as `data:` text, and the words. */
const MAX_QUESTION_BODY_BYTES = 224 * 1024

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f\p{Cs}]/u

const Question = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ')),
  v.trim(),
  v.nonEmpty(/*i18n*/ 'Type your question.'),
  v.maxLength(MAX_QUESTION_CHARACTERS, /*i18n*/ 'A question has at most 2000 characters. Shorten it, or call us.'),
  v.check((text) => !CONTROL.test(text), /*i18n*/ 'This cannot hold control characters.'),
)

/** A question to the people at the counter, who answer by mail. */
export const CounterQuestion = v.object({
  /** Made on the device: what is sent again under it is the same question. */
  key: v.pipe(v.string(), v.uuid(/*i18n*/ 'The key of a question is a UUID.')),
  name: Realname,
  email: Email,
  phone: v.optional(Phone, ''),
  about: v.optional(typedLine(MAX_QUESTION_ABOUT_CHARACTERS), ''),
  question: Question,
  photos: v.optional(
    v.pipe(v.array(Photo), v.maxLength(MAX_QUESTION_PHOTOS, /*i18n*/ 'Three photos can go along at most. Take one out.')),
    [],
  ),
  consent: v.literal(true, /*i18n*/ 'Tick this, so that we may answer you.'),
  language: v.optional(Language),
  /** Of whoever is not signed in: the work that came with a captcha made for a question. The picture itself need not be read. */
  captchaKey: v.optional(CaptchaKey),
  proof: v.optional(ProofOfWork),
})

/** `Q-1042`: what can be said on the telephone. */
export const questionNumber = (number: number): string => `Q-${number}`

/** The calls of the counter (decisions, Which path is which). */
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
} as const satisfies Record<string, CallRow>
