import * as v from 'valibot'
import type { CallRow } from '#contract/kernel/call-row.ts'
import {
  Captcha,
  CaptchaKey,
  CaptchaPurpose,
  CaptchaText,
  DiscoveryChannel,
  Email,
  Generate,
  GivenPassword,
  Language,
  NewPassword,
  PasswordReset,
  PersonalData,
  PhoneAreaCode,
  ProfileChange,
  ProofOfWork,
  Registration,
  SignedIn,
  UserInfo,
  VerifyCode,
} from './account.ts'

const auth = '/marco/auth'
const account = '/account/api/v1'
const kept = { queue: false, cache: 'never', fresh: true } as const
const open = { ...kept, may: 'anyone' } as const
const own = { ...kept, may: 'member' } as const

/**
 * The `captchaKey` of this device's registration. With it the server tells apart registrations of one e-mail address from several devices.
 */
const attempt = v.optional(CaptchaKey)
/**
 * The reply to a request that sends an e-mail. It is the same whether or not an account has the address, so that nobody can find out who
 * has one.
 */
const Sent = v.object({ sent: v.literal(true) })
/** The reply to a confirmed e-mail address. `already`: the address had been confirmed before, so nothing changed. */
const Verified = v.object({ verified: v.literal(true), email: v.string(), already: v.nullish(v.boolean()) })
const Changed = v.object({ changed: v.literal(true) })

/** The account calls: those of section 7 of the specification, and our own in the same style. */
export const accountCalls = {
  queryPhoneAreaCode: {
    ...open,
    method: 'GET',
    path: `${account}/queryPhoneAreaCode`,
    input: v.object({ language: v.optional(Language) }),
    result: v.array(PhoneAreaCode),
    summary: 'Country codes of telephone numbers, by name of the country.',
  },
  queryDiscoveryChannel: {
    ...open,
    method: 'GET',
    path: `${auth}/queryDiscoveryChannel`,
    input: v.object({ language: v.optional(Language) }),
    result: v.array(DiscoveryChannel),
    summary: 'The answers to "where did you hear of us".',
  },
  randomImage: {
    ...open,
    method: 'GET',
    path: `${auth}/randomImage/:key`,
    input: v.object({
      key: CaptchaKey,
      as: v.optional(v.picklist(['picture', 'text', 'work'], /*i18n*/ 'Ask for picture, text or work.'), 'picture'),
      language: v.optional(Language),
      purpose: v.optional(CaptchaPurpose, 'register'),
    }),
    result: Captcha,
    summary:
      'A fresh captcha under this key: a picture, or as=text a question in words, with a proof of work to be done beside it; or as=work that work alone. Good once, for five minutes, for its purpose.',
  },
  marcoAccountCreate: {
    ...open,
    method: 'POST',
    path: `${auth}/marcoAccountCreate`,
    input: Registration,
    result: Sent,
    summary:
      'Registers, with the proof of work of a captcha; what stood in its picture may come along. The mail that follows says what came of it; the answer is the same for a known address.',
  },
  marcoLogin: {
    ...open,
    method: 'POST',
    path: `${auth}/marcoLogin`,
    input: v.object({
      email: Email,
      password: GivenPassword,
      captchaKey: v.optional(CaptchaKey),
      captchaText: v.optional(CaptchaText),
      proof: v.optional(ProofOfWork),
    }),
    result: SignedIn,
    summary: 'Signs in. After three failures it wants the proof of work of a captcha; what stood in its picture may come along.',
  },
  sendEmailVerifyCode: {
    ...open,
    method: 'POST',
    sends: 'query',
    path: `${auth}/sendEmailVerifyCode`,
    input: v.object({ email: Email, attempt }),
    result: Sent,
    summary:
      'Mails a fresh code and link that confirm the address; with attempt (the captchaKey of a registration) those of that registration.',
  },
  verifyEmailCode: {
    ...open,
    method: 'POST',
    sends: 'query',
    path: `${auth}/verifyEmailCode`,
    input: v.object({ email: Email, verifyCode: VerifyCode, attempt }),
    result: Verified,
    summary:
      'Confirms an address by the mailed code. Of several registrations of it, attempt (the captchaKey of one) says whose password counts; without, none does and a mail asks for one.',
  },
  verifyEmailByLink: {
    ...open,
    method: 'POST',
    sends: 'query',
    path: `${auth}/verifyEmailByLink`,
    input: v.object({ generate: Generate }),
    result: Verified,
    summary: 'Confirms an address by the mailed link. A link of an address that is confirmed by now answers the same, with already.',
  },
  sendForgetPasswordVerifyEmail: {
    ...open,
    method: 'POST',
    sends: 'query',
    path: `${auth}/sendForgetPasswordVerifyEmail`,
    input: v.object({ email: Email }),
    result: Sent,
    summary: 'Mails a code and link that allow a new password.',
  },
  verifyForgetPasswordEmailCode: {
    ...open,
    method: 'POST',
    path: `${auth}/verifyForgetPasswordEmailCode`,
    input: PasswordReset,
    result: Changed,
    summary: 'Sets a new password by the mailed code (email, verifyCode) or link (generate), and signs out everywhere.',
  },
  logout: {
    ...open,
    method: 'POST',
    path: `${auth}/logout`,
    input: v.object({}),
    result: v.object({ signedOut: v.literal(true) }),
    summary: 'Ends the session of the token that came along, if any.',
  },
  profile: {
    ...own,
    method: 'GET',
    path: `${account}/profile`,
    input: v.object({}),
    result: UserInfo,
    summary: 'Who is signed in.',
  },
  saveProfile: {
    ...own,
    method: 'POST',
    path: `${account}/profile`,
    input: ProfileChange,
    result: UserInfo,
    summary: 'Changes the named fields of the profile.',
  },
  changePassword: {
    ...own,
    method: 'POST',
    path: `${account}/changePassword`,
    input: v.object({ password: GivenPassword, newPassword: NewPassword }),
    result: Changed,
    summary: 'Sets a new password and signs out every other device.',
  },
  signOutEverywhere: {
    ...own,
    method: 'POST',
    path: `${account}/signOutEverywhere`,
    input: v.object({}),
    result: v.object({ signedOut: v.number() }),
    summary: 'Ends every session of the account, this one too. Says how many.',
  },
  exportAccount: {
    ...own,
    method: 'GET',
    path: `${account}/export`,
    input: v.object({}),
    result: PersonalData,
    summary: 'Everything that the shop holds on who asks.',
  },
  deleteAccount: {
    ...own,
    method: 'DELETE',
    path: `${account}/account`,
    input: v.object({ password: GivenPassword }),
    result: v.object({ deleted: v.literal(true) }),
    summary: 'Deletes the account and all that belongs to it.',
  },
} as const satisfies Record<string, CallRow>

export type AccountCallName = keyof typeof accountCalls
/** The input of a call after parsing, as the server's handler receives it. */
export type AccountInput<N extends AccountCallName> = v.InferOutput<(typeof accountCalls)[N]['input']>
export type AccountResult<N extends AccountCallName> = v.InferOutput<(typeof accountCalls)[N]['result']>
