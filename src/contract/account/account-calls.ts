import * as v from 'valibot'
import type { CallDefinition } from '#contract/kernel/call-definition.ts'
import {
  Captcha,
  CaptchaKey,
  CaptchaPurpose,
  CaptchaText,
  DiscoveryChannel,
  Email,
  Language,
  NewPassword,
  PasswordReset,
  PasswordToVerify,
  PersonalData,
  PhoneAreaCode,
  ProfileChange,
  ProofOfWork,
  Registration,
  SignedInReply,
  UserInfo,
  VerifyCode,
  VerifyLinkSecret,
} from './account.ts'

const authPath = '/marco/auth'
const accountPath = '/account/api/v1'
const neverCachedCall = { queue: false, cache: 'never', fresh: true } as const
const guestAccountCall = { ...neverCachedCall, may: 'anyone' } as const
const memberAccountCall = { ...neverCachedCall, may: 'member' } as const

/**
 * The `captchaKey` of this device's registration. With it the server tells apart registrations of one e-mail address from several devices.
 */
const registrationCaptchaKey = v.optional(CaptchaKey)
/**
 * The reply to a request that sends an e-mail. It is the same whether or not an account has the address, so that nobody can find out who
 * has one.
 */
const EmailSentReply = v.object({ sent: v.literal(true) })
/** The reply to a confirmed e-mail address. `already`: the address had been confirmed before, so nothing changed. */
const EmailVerifiedReply = v.object({ verified: v.literal(true), email: v.string(), already: v.nullish(v.boolean()) })
const AccountChangedReply = v.object({ changed: v.literal(true) })

/** The account calls: those of section 7 of the specification, and our own in the same style. */
export const accountCalls = {
  queryPhoneAreaCode: {
    ...guestAccountCall,
    method: 'GET',
    path: `${accountPath}/queryPhoneAreaCode`,
    input: v.object({ language: v.optional(Language) }),
    result: v.array(PhoneAreaCode),
    summary: 'Country codes of telephone numbers, by name of the country.',
  },
  queryDiscoveryChannel: {
    ...guestAccountCall,
    method: 'GET',
    path: `${authPath}/queryDiscoveryChannel`,
    input: v.object({ language: v.optional(Language) }),
    result: v.array(DiscoveryChannel),
    summary: 'The answers to "where did you hear of us".',
  },
  randomImage: {
    ...guestAccountCall,
    method: 'GET',
    path: `${authPath}/randomImage/:key`,
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
    ...guestAccountCall,
    method: 'POST',
    path: `${authPath}/marcoAccountCreate`,
    input: Registration,
    result: EmailSentReply,
    summary:
      'Registers, with the proof of work of a captcha; what stood in its picture may come along. The mail that follows says what came of it; the answer is the same for a known address.',
  },
  marcoLogin: {
    ...guestAccountCall,
    method: 'POST',
    path: `${authPath}/marcoLogin`,
    input: v.object({
      email: Email,
      password: PasswordToVerify,
      captchaKey: v.optional(CaptchaKey),
      captchaText: v.optional(CaptchaText),
      proof: v.optional(ProofOfWork),
    }),
    result: SignedInReply,
    summary: 'Signs in. After three failures it wants the proof of work of a captcha; what stood in its picture may come along.',
  },
  sendEmailVerifyCode: {
    ...guestAccountCall,
    method: 'POST',
    sends: 'query',
    path: `${authPath}/sendEmailVerifyCode`,
    input: v.object({ email: Email, attempt: registrationCaptchaKey }),
    result: EmailSentReply,
    summary:
      'Mails a fresh code and link that confirm the address; with attempt (the captchaKey of a registration) those of that registration.',
  },
  verifyEmailCode: {
    ...guestAccountCall,
    method: 'POST',
    sends: 'query',
    path: `${authPath}/verifyEmailCode`,
    input: v.object({ email: Email, verifyCode: VerifyCode, attempt: registrationCaptchaKey }),
    result: EmailVerifiedReply,
    summary:
      'Confirms an address by the mailed code. Of several registrations of it, attempt (the captchaKey of one) says whose password counts; without, none does and a mail asks for one.',
  },
  verifyEmailByLink: {
    ...guestAccountCall,
    method: 'POST',
    sends: 'query',
    path: `${authPath}/verifyEmailByLink`,
    input: v.object({ generate: VerifyLinkSecret }),
    result: EmailVerifiedReply,
    summary: 'Confirms an address by the mailed link. A link of an address that is confirmed by now answers the same, with already.',
  },
  sendForgetPasswordVerifyEmail: {
    ...guestAccountCall,
    method: 'POST',
    sends: 'query',
    path: `${authPath}/sendForgetPasswordVerifyEmail`,
    input: v.object({ email: Email }),
    result: EmailSentReply,
    summary: 'Mails a code and link that allow a new password.',
  },
  verifyForgetPasswordEmailCode: {
    ...guestAccountCall,
    method: 'POST',
    path: `${authPath}/verifyForgetPasswordEmailCode`,
    input: PasswordReset,
    result: AccountChangedReply,
    summary: 'Sets a new password by the mailed code (email, verifyCode) or link (generate), and signs out everywhere.',
  },
  logout: {
    ...guestAccountCall,
    method: 'POST',
    path: `${authPath}/logout`,
    input: v.object({}),
    result: v.object({ signedOut: v.literal(true) }),
    summary: 'Ends the session of the token that came along, if any.',
  },
  profile: {
    ...memberAccountCall,
    method: 'GET',
    path: `${accountPath}/profile`,
    input: v.object({}),
    result: UserInfo,
    summary: 'Who is signed in.',
  },
  saveProfile: {
    ...memberAccountCall,
    method: 'POST',
    path: `${accountPath}/profile`,
    input: ProfileChange,
    result: UserInfo,
    summary: 'Changes the named fields of the profile.',
  },
  changePassword: {
    ...memberAccountCall,
    method: 'POST',
    path: `${accountPath}/changePassword`,
    input: v.object({ password: PasswordToVerify, newPassword: NewPassword }),
    result: AccountChangedReply,
    summary: 'Sets a new password and signs out every other device.',
  },
  signOutEverywhere: {
    ...memberAccountCall,
    method: 'POST',
    path: `${accountPath}/signOutEverywhere`,
    input: v.object({}),
    result: v.object({ signedOut: v.number() }),
    summary: 'Ends every session of the account, this one too. Says how many.',
  },
  exportAccount: {
    ...memberAccountCall,
    method: 'GET',
    path: `${accountPath}/export`,
    input: v.object({}),
    result: PersonalData,
    summary: 'Everything that the shop holds on who asks.',
  },
  deleteAccount: {
    ...memberAccountCall,
    method: 'DELETE',
    path: `${accountPath}/account`,
    input: v.object({ password: PasswordToVerify }),
    result: v.object({ deleted: v.literal(true) }),
    summary: 'Deletes the account and all that belongs to it.',
  },
} as const satisfies Record<string, CallDefinition>

export type AccountCallName = keyof typeof accountCalls
/** The input of a call after parsing, as the server's handler receives it. */
export type AccountInput<N extends AccountCallName> = v.InferOutput<(typeof accountCalls)[N]['input']>
export type AccountResult<N extends AccountCallName> = v.InferOutput<(typeof accountCalls)[N]['result']>
