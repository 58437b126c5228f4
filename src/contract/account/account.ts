import * as v from 'valibot'
import { Id, singleLineTextSchema } from '#contract/kernel/primitives.ts'
import { normalizeText } from '#contract/text/plain-text.ts'
import { passwordFault, passwordFaults } from './password.ts'

const HexText = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2}){1,64}$/))
const PositiveInteger = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(0xffff_ffff))

/** The actions that a captcha can protect. */
export const CaptchaPurpose = v.picklist(
  ['register', 'sign-in', 'question', 'stock-watch'],
  /*i18n*/ 'Ask for a captcha to register, to sign in, to ask the counter or to be told when a part is back.',
)
export type CaptchaPurpose = v.InferOutput<typeof CaptchaPurpose>

/**
 * A proof-of-work challenge in the format of ALTCHA version 2. The device searches for a number that, with the nonce, derives a key with
 * the given prefix. The search takes a device about a second; the check costs the server almost nothing.
 */
export const WorkChallenge = v.object({
  parameters: v.object({
    algorithm: v.literal('PBKDF2/SHA-256'),
    cost: PositiveInteger,
    keyLength: v.pipe(PositiveInteger, v.maxValue(64)),
    keyPrefix: HexText,
    keySignature: HexText,
    nonce: HexText,
    salt: HexText,
  }),
  signature: HexText,
})
export type WorkChallenge = v.InferOutput<typeof WorkChallenge>

/** A proof-of-work challenge together with the solution that the device found. */
export const ProofOfWork = v.object({
  challenge: WorkChallenge,
  solution: v.object({ counter: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffff_ffff)), derivedKey: HexText }),
})
export type ProofOfWork = v.InferOutput<typeof ProofOfWork>

const MAX_EMAIL_CHARACTERS = 254
const MAX_NAME_CHARACTERS = 80

/** An e-mail address as typed, trimmed. Two addresses that differ only in case belong to the same account. */
export const Email = v.pipe(
  v.string(),
  v.transform(normalizeText),
  v.nonEmpty(/*i18n*/ 'Type your e-mail address.'),
  v.maxLength(MAX_EMAIL_CHARACTERS, /*i18n*/ 'This e-mail address is too long.'),
  v.rfcEmail(/*i18n*/ 'This is not an e-mail address. It looks like name@example.com.'),
  // The standard allows a domain without a dot (`name@host`); a shop only mails to public domains.
  v.regex(/\.[^.@]{2,}$/, /*i18n*/ 'This is not an e-mail address. It looks like name@example.com.'),
)
export const AccountHolderName = v.pipe(singleLineTextSchema(MAX_NAME_CHARACTERS), v.nonEmpty(/*i18n*/ 'Type your name.'))
/** A telephone number as typed. The server stores it as E.164 (contract/addresses/phone.ts) if it can parse it with certainty. */
export const Phone = v.pipe(
  v.string(),
  v.transform(normalizeText),
  singleLineTextSchema(32),
  v.regex(/^\+?[\d ()/.-]*$/, /*i18n*/ 'A phone number has digits, spaces and dashes only.'),
)
/** A country's calling code, such as `+49`; empty when none was chosen. */
export const AreaCode = v.pipe(v.string(), v.regex(/^(?:\+\d{1,4})?$/, /*i18n*/ 'Choose a country code, such as +1.'))
/** A language tag such as `en-US` or `de`. */
export const Language = v.pipe(
  v.string(),
  v.maxLength(35),
  v.regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, /*i18n*/ 'This is not a language.'),
)

/**
 * A password that is only compared with the stored hash. The rules for new passwords are not checked here, so that a refusal reveals none
 * of those rules to an attacker.
 */
export const PasswordToVerify = v.pipe(
  v.string(),
  v.nonEmpty(/*i18n*/ 'Type your password.'),
  v.maxLength(1024, /*i18n*/ 'The password is too long.'),
)
/** A new password, which must meet the password rules. */
export const NewPassword = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? passwordFault(dataset.value) : null
    if (fault !== null) addIssue({ message: passwordFaults[fault] })
  }),
)

/** The six-digit code from an e-mail. Spaces are ignored, because people copy them along. */
export const VerifyCode = v.pipe(
  v.string(),
  v.transform((text) => normalizeText(text).replace(/\s+/g, '')),
  v.regex(/^\d{6}$/, /*i18n*/ 'The code has six digits.'),
)
/**
 * The secret of an e-mailed link: 256 bits, base64url. Characters that a mail program appends to the link (`>`, a full stop, a bracket) are
 * cut off.
 */
export const VerifyLinkSecret = v.pipe(
  v.string(),
  v.transform((text) => text.trim().replace(/[^\w-]+$/, '')),
  v.regex(/^[\w-]{43}$/, /*i18n*/ 'This link is not complete. Copy it again from the mail.'),
)
/** The id of one captcha, chosen by the caller, preferably at random. */
export const CaptchaKey = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9-]{8,64}$/, /*i18n*/ 'A captcha key has 8 to 64 letters, digits and dashes.'),
)
export const CaptchaText = v.pipe(
  v.string(),
  v.transform(normalizeText),
  singleLineTextSchema(32),
  v.nonEmpty(/*i18n*/ 'Type the characters of the picture.'),
)

/**
 * The signed-in user, stored as `userInfo` (section 3 of the specification, "User info"). With the id, the device knows whose cart it
 * stores. The specification requires only the name; other fields are empty if the backend omits them.
 */
export const UserInfo = v.object({
  id: Id,
  email: v.nullish(v.string(), ''),
  realname: v.string(),
  language: v.nullish(v.string(), ''),
  areaCode: v.nullish(v.string(), ''),
  phone: v.nullish(v.string(), ''),
  company: v.nullish(v.string(), ''),
  /** The time of registration: ISO 8601, UTC; empty when unknown. */
  memberSince: v.nullish(v.string(), ''),
})
export type UserInfo = v.InferOutput<typeof UserInfo>

export const PhoneAreaCode = v.object({
  code: v.string(),
  /** The user's country: two letters of ISO 3166. */
  country: v.string(),
  name: v.string(),
  /** The user's region, by the codes of section 1 of the specification: 1 Europe, 2 North America, 3 Japan, 4 Korean, 5 China, 6 Other. */
  region: v.picklist([1, 2, 3, 4, 5, 6]),
})
export type PhoneAreaCode = v.InferOutput<typeof PhoneAreaCode>

/** An answer to "Where did you hear about us?", which is asked once, at registration. */
export const DiscoveryChannel = v.object({ id: Id, name: v.string() })
export type DiscoveryChannel = v.InferOutput<typeof DiscoveryChannel>

/** The proof-of-work challenge of a call; absent if the shop requires none. */
const optionalWorkChallenge = v.optional(WorkChallenge)

/**
 * One captcha: a proof of work that the device solves alone, a picture as a `data:` URL, or a question in words for people who cannot see
 * pictures. It can be used once, until it expires.
 */
export const Captcha = v.variant('as', [
  v.object({ as: v.literal('work'), key: v.string(), expiresAt: v.string(), challenge: WorkChallenge }),
  v.object({ as: v.literal('picture'), key: v.string(), picture: v.string(), expiresAt: v.string(), challenge: optionalWorkChallenge }),
  v.object({ as: v.literal('text'), key: v.string(), question: v.string(), expiresAt: v.string(), challenge: optionalWorkChallenge }),
])
export type Captcha = v.InferOutput<typeof Captcha>

export const SignedInReply = v.object({ token: v.string(), userInfo: UserInfo })

/** All personal data that the shop stores about one person: for each kind of data, its name and its records. */
export const PersonalData = v.object({ shop: v.string(), exportedAt: v.string(), holds: v.record(v.string(), v.unknown()) })
export type PersonalData = v.InferOutput<typeof PersonalData>

export const ProfileChange = v.object({
  realname: v.optional(AccountHolderName),
  phone: v.optional(Phone),
  areaCode: v.optional(AreaCode),
  company: v.optional(singleLineTextSchema(120)),
  language: v.optional(Language),
})

/**
 * The input of a registration. Passwords that contain the person's name or e-mail address are refused here, because both are known at
 * registration.
 */
export const Registration = v.pipe(
  v.object({
    email: Email,
    password: NewPassword,
    realname: AccountHolderName,
    areaCode: v.optional(AreaCode, ''),
    phone: v.optional(Phone, ''),
    company: v.optional(singleLineTextSchema(120), ''),
    language: v.optional(Language),
    discoveryChannel: v.optional(Id),
    captchaKey: CaptchaKey,
    captchaText: v.optional(CaptchaText),
    proof: v.optional(ProofOfWork),
  }),
  v.forward(
    v.partialCheck(
      [['email'], ['realname'], ['password']],
      ({ email, realname, password }) => passwordFault(password, { email, realname }) === null,
      passwordFaults.personal,
    ),
    ['password'],
  ),
)

/** Resets a password by the e-mailed code or by the secret of the e-mailed link. */
export const PasswordReset = v.union([
  v.object({ email: Email, verifyCode: VerifyCode, newPassword: NewPassword }),
  v.object({ generate: VerifyLinkSecret, newPassword: NewPassword }),
])
