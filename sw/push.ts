import * as v from 'valibot'
import { PushMessage } from '#contract/push/push-calls.ts'

/** What a push message shows. */
export interface PushNotice {
  title: string
  options: NotificationOptions
}

/** Converts a push message to a notification; null if the message is invalid. */
export function parsePushNotice(text: string): PushNotice | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), PushMessage), text)
  if (!read.success) return null
  const { title, body, lang, path, tag } = read.output
  return { title, options: { body, lang, tag, icon: '/images/logo.svg', data: path } }
}

/** Returns the page that a notification opens. Only a page of this shop is allowed; anything else opens the home page. */
export function sameOriginAddress(path: unknown, origin: string): string {
  const home = `${origin}/`
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, origin)) return home
  const url = new URL(path, origin)
  return url.origin === origin && !url.pathname.startsWith('//') ? url.href : home
}

interface WindowClients {
  matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly { url: string; focus: () => Promise<unknown> }[]>
  openWindow: (url: string) => Promise<unknown>
}

/** Shows the window that has this page, or opens a new one. A window with another page is left alone, because it may contain input. */
export async function openPage(windows: WindowClients, address: string): Promise<void> {
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = open.find(({ url }) => url === address)
  await (shown ? shown.focus() : windows.openWindow(address))
}

interface PushRegistration {
  pushManager?: { getSubscription: () => Promise<Pick<PushSubscription, 'unsubscribe'> | null> }
  getNotifications?: () => Promise<readonly Pick<Notification, 'close'>[]>
}

/** Unsubscribes this device from push messages at sign-out, and removes its notifications. */
export async function unsubscribePush(registration: PushRegistration): Promise<void> {
  const subscription = await registration.pushManager?.getSubscription()
  await subscription?.unsubscribe()
  for (const notice of (await registration.getNotifications?.()) ?? []) notice.close()
}
