import * as v from 'valibot'
import { PushMessage } from '#contract/push-calls.ts'

/** The visible content of a push message. */
export interface Notice {
  title: string
  options: NotificationOptions
}

/** A push message as a notification; null if it is invalid. */
export function noticeOf(text: string): Notice | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), PushMessage), text)
  if (!read.success) return null
  const { title, body, lang, path, tag } = read.output
  return { title, options: { body, lang, tag, icon: '/images/logo.svg', data: path } }
}

/** The page that a notification opens. Only pages of this shop; anything else opens home. */
export function addressOf(path: unknown, origin: string): string {
  const home = `${origin}/`
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, origin)) return home
  const url = new URL(path, origin)
  return url.origin === origin && !url.pathname.startsWith('//') ? url.href : home
}

interface Windows {
  matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly { url: string; focus: () => Promise<unknown> }[]>
  openWindow: (url: string) => Promise<unknown>
}

/** Focuses the window with this page, otherwise opens a new one. A window with another page is left alone, because it may contain input. */
export async function openPage(windows: Windows, address: string): Promise<void> {
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = open.find(({ url }) => url === address)
  await (shown ? shown.focus() : windows.openWindow(address))
}

interface Messages {
  pushManager?: { getSubscription: () => Promise<Pick<PushSubscription, 'unsubscribe'> | null> }
  getNotifications?: () => Promise<readonly Pick<Notification, 'close'>[]>
}

/** At sign-out: unsubscribes this device, and removes its notifications. */
export async function forgetMessages(registration: Messages): Promise<void> {
  const subscription = await registration.pushManager?.getSubscription()
  await subscription?.unsubscribe()
  for (const notice of (await registration.getNotifications?.()) ?? []) notice.close()
}
