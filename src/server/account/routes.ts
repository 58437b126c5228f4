import type { AccountHandlers } from './ask.ts'
import { randomImage } from './captcha/captcha.ts'
import { queryDiscoveryChannel, queryPhoneAreaCode } from './choices.ts'
import { changePassword, sendForgetPasswordVerifyEmail, verifyForgetPasswordEmailCode } from './passwords.ts'
import { deleteAccount, exportAccount } from './personal-data.ts'
import { profile, saveProfile } from './profile.ts'
import { marcoAccountCreate, sendEmailVerifyCode, verifyEmailByLink, verifyEmailCode } from './register.ts'
import { logout, marcoLogin, signOutEverywhere } from './sign-in.ts'

/** The handlers of the account calls. */
export const accountHandlers: AccountHandlers = {
  queryPhoneAreaCode,
  queryDiscoveryChannel,
  randomImage,
  marcoAccountCreate,
  marcoLogin,
  sendEmailVerifyCode,
  verifyEmailCode,
  verifyEmailByLink,
  sendForgetPasswordVerifyEmail,
  verifyForgetPasswordEmailCode,
  logout,
  profile,
  saveProfile,
  changePassword,
  signOutEverywhere,
  exportAccount,
  deleteAccount,
}
