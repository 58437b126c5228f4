import type { CallLine } from './call-line.ts'

const auth = '/marco/auth'
const account = '/account/api/v1'
const kept = { queue: false, cache: 'never', fresh: true } as const
const open = { ...kept, may: 'anyone' } as const
const own = { ...kept, may: 'member' } as const

/** The account calls as they go over the wire. */
export const accountLines = {
  queryPhoneAreaCode: { ...open, method: 'GET', path: `${account}/queryPhoneAreaCode` },
  queryDiscoveryChannel: { ...open, method: 'GET', path: `${auth}/queryDiscoveryChannel` },
  randomImage: { ...open, method: 'GET', path: `${auth}/randomImage/:key` },
  marcoAccountCreate: { ...open, method: 'POST', path: `${auth}/marcoAccountCreate` },
  marcoLogin: { ...open, method: 'POST', path: `${auth}/marcoLogin` },
  sendEmailVerifyCode: { ...open, method: 'POST', sends: 'query', path: `${auth}/sendEmailVerifyCode` },
  verifyEmailCode: { ...open, method: 'POST', sends: 'query', path: `${auth}/verifyEmailCode` },
  verifyEmailByLink: { ...open, method: 'POST', sends: 'query', path: `${auth}/verifyEmailByLink` },
  sendForgetPasswordVerifyEmail: { ...open, method: 'POST', sends: 'query', path: `${auth}/sendForgetPasswordVerifyEmail` },
  verifyForgetPasswordEmailCode: { ...open, method: 'POST', path: `${auth}/verifyForgetPasswordEmailCode` },
  logout: { ...open, method: 'POST', path: `${auth}/logout` },
  profile: { ...own, method: 'GET', path: `${account}/profile` },
  saveProfile: { ...own, method: 'POST', path: `${account}/profile` },
  changePassword: { ...own, method: 'POST', path: `${account}/changePassword` },
  signOutEverywhere: { ...own, method: 'POST', path: `${account}/signOutEverywhere` },
  exportAccount: { ...own, method: 'GET', path: `${account}/export` },
  deleteAccount: { ...own, method: 'DELETE', path: `${account}/account` },
} as const satisfies Record<string, CallLine>
