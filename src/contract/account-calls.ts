import * as v from 'valibot'
import {
  Captcha,
  CaptchaKey,
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
  Registration,
  SignedIn,
  UserInfo,
  VerifyCode,
} from './account.ts'
import { accountLines } from './account-lines.ts'
import type { CallRow } from './call-row.ts'
import { CaptchaPurpose, ProofOfWork } from './proof.ts'

/** The captchaKey that this device has registered with. It tells the registration of this device from others of the same address. */
const attempt = v.optional(CaptchaKey)
/** A mail is on its way, or would be if the address had an account: the answer does not tell. */
const Sent = v.object({ sent: v.literal(true) })
const Verified = v.object({ verified: v.literal(true), email: v.string() })
const Changed = v.object({ changed: v.literal(true) })

/** The account calls of section 7 of the specification, and ours in the same style (decisions, "Which path is which"). */
export const accountCalls = {
  queryPhoneAreaCode: {
    ...accountLines.queryPhoneAreaCode,
    input: v.object({ language: v.optional(Language) }),
    result: v.array(PhoneAreaCode),
    summary: 'Country codes of telephone numbers, by name of the country.',
  },
  queryDiscoveryChannel: {
    ...accountLines.queryDiscoveryChannel,
    input: v.object({ language: v.optional(Language) }),
    result: v.array(DiscoveryChannel),
    summary: 'The answers to "where did you hear of us".',
  },
  randomImage: {
    ...accountLines.randomImage,
    input: v.object({
      key: CaptchaKey,
      as: v.optional(v.picklist(['picture', 'text'], 'Ask for picture or text.'), 'picture'),
      language: v.optional(Language),
      purpose: v.optional(CaptchaPurpose, 'register'),
    }),
    result: Captcha,
    summary:
      'A fresh captcha under this key: a picture, or as=text a question in words; and a proof of work to be done beside it. Good once, for five minutes, for its purpose.',
  },
  marcoAccountCreate: {
    ...accountLines.marcoAccountCreate,
    input: Registration,
    result: Sent,
    summary:
      'Registers, with a captcha and the proof of work that came with it. The mail that follows says what came of it; the answer is the same for a known address.',
  },
  marcoLogin: {
    ...accountLines.marcoLogin,
    input: v.object({
      email: Email,
      password: GivenPassword,
      captchaKey: v.optional(CaptchaKey),
      captchaText: v.optional(CaptchaText),
      proof: v.optional(ProofOfWork),
    }),
    result: SignedIn,
    summary: 'Signs in. After three failures it wants a captcha and the proof of work that came with it.',
  },
  sendEmailVerifyCode: {
    ...accountLines.sendEmailVerifyCode,
    input: v.object({ email: Email, attempt }),
    result: Sent,
    summary:
      'Mails a fresh code and link that confirm the address; with attempt (the captchaKey of a registration) those of that registration.',
  },
  verifyEmailCode: {
    ...accountLines.verifyEmailCode,
    input: v.object({ email: Email, verifyCode: VerifyCode, attempt }),
    result: Verified,
    summary:
      'Confirms an address by the mailed code. Of several registrations of it, attempt (the captchaKey of one) says whose password counts; without, none does and a mail asks for one.',
  },
  verifyEmailByLink: {
    ...accountLines.verifyEmailByLink,
    input: v.object({ generate: Generate }),
    result: Verified,
    summary: 'Confirms an address by the mailed link.',
  },
  sendForgetPasswordVerifyEmail: {
    ...accountLines.sendForgetPasswordVerifyEmail,
    input: v.object({ email: Email }),
    result: Sent,
    summary: 'Mails a code and link that allow a new password.',
  },
  verifyForgetPasswordEmailCode: {
    ...accountLines.verifyForgetPasswordEmailCode,
    input: PasswordReset,
    result: Changed,
    summary: 'Sets a new password by the mailed code (email, verifyCode) or link (generate), and signs out everywhere.',
  },
  logout: {
    ...accountLines.logout,
    input: v.object({}),
    result: v.object({ signedOut: v.literal(true) }),
    summary: 'Ends the session of the token that came along, if any.',
  },
  profile: {
    ...accountLines.profile,
    input: v.object({}),
    result: UserInfo,
    summary: 'Who is signed in.',
  },
  saveProfile: {
    ...accountLines.saveProfile,
    input: ProfileChange,
    result: UserInfo,
    summary: 'Changes the named fields of the profile.',
  },
  changePassword: {
    ...accountLines.changePassword,
    input: v.object({ password: GivenPassword, newPassword: NewPassword }),
    result: Changed,
    summary: 'Sets a new password and signs out every other device.',
  },
  signOutEverywhere: {
    ...accountLines.signOutEverywhere,
    input: v.object({}),
    result: v.object({ signedOut: v.number() }),
    summary: 'Ends every session of the account, this one too. Says how many.',
  },
  exportAccount: {
    ...accountLines.exportAccount,
    input: v.object({}),
    result: PersonalData,
    summary: 'Everything that the shop holds on who asks.',
  },
  deleteAccount: {
    ...accountLines.deleteAccount,
    input: v.object({ password: GivenPassword }),
    result: v.object({ deleted: v.literal(true) }),
    summary: 'Deletes the account and all that belongs to it.',
  },
} as const satisfies Record<keyof typeof accountLines, CallRow>

export type AccountCallName = keyof typeof accountCalls
/** What the server works with, after parsing. */
export type AccountInput<N extends AccountCallName> = v.InferOutput<(typeof accountCalls)[N]['input']>
export type AccountResult<N extends AccountCallName> = v.InferOutput<(typeof accountCalls)[N]['result']>
