import { callServer } from '#app/state/page/ask.ts'
import { saveFile } from '#app/state/page/save-file.ts'
import { deviceStorage } from '#app/state/page/storage.ts'
import { currentToken, restoreSession, TOKEN_KEY } from '#app/state/session/session.ts'
import type { UserInfo } from '#contract/account/account.ts'
import type { CallInputOf } from '#contract/calls.ts'
import { storeSignedInUser } from './account.ts'

/** Requests the user's profile. It replaces the stored user info, so that changes from other devices appear in the header. */
export async function fetchProfile(): Promise<UserInfo> {
  const token = currentToken()
  return storeProfile((await callServer('profile', {})).value, token)
}

/** Sends a changed profile to the server and stores it. */
export async function saveProfile(input: CallInputOf<'saveProfile'>): Promise<UserInfo> {
  const token = currentToken()
  return storeProfile((await callServer('saveProfile', input)).value, token)
}

/**
 * Stores the profile, unless the user has signed out meanwhile, in this tab or another. It could otherwise be stored beside another user's
 * token.
 */
async function storeProfile(userInfo: UserInfo, token: string | null): Promise<UserInfo> {
  if (token === null || deviceStorage.getItem(TOKEN_KEY) !== token) return userInfo
  storeSignedInUser(userInfo)
  await restoreSession()
  return userInfo
}

/** Sets a new password, which signs out all other devices. Rejects with AppError: `wrong-credentials` for the field `password`. */
export async function changePassword(input: CallInputOf<'changePassword'>): Promise<void> {
  await callServer('changePassword', input)
}

/** Downloads all data that the shop stores about the user, as one JSON file. */
export async function exportAccount(): Promise<void> {
  const { value } = await callServer('exportAccount', {})
  saveFile(`account-${value.exportedAt.slice(0, 10)}.json`, 'application/json', JSON.stringify(value, null, 2))
}
