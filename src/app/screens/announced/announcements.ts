import { href } from '#contract/addresses.ts'
import { type AnnouncedName, routes, type ScreenName } from '#contract/routes.ts'

/** A way that there is today. */
export interface Way {
  to: string
  label: string
}

/** What a page that is not built yet says of itself. All sentences are marked for the extractor. */
export interface Announcement {
  /** What is not here yet, in one sentence. */
  lacks: string
  /** What does the same today. */
  today: string
  ways: readonly Way[]
  /** The parts that were opened on this device belong here. */
  viewed?: boolean
}

/** Screens that an announcement may lead to: never another announcement, and none that needs to be told of what. */
type Plain = { [N in ScreenName]: Parameters<typeof href<N>>['length'] extends 1 ? N : never }[ScreenName]

const screen = (name: Plain): Way => ({ to: href(name), label: routes[name].title })

/** What each specified route says until its screen is built. Whoever builds one takes its row away. */
export const announcements: Record<AnnouncedName, Announcement> = {
  download: {
    lacks: /*i18n*/ 'Price lists and catalogues cannot be downloaded yet.',
    today: /*i18n*/ 'What can be taken along today: the shop itself, which works without a network, and the papers of what you bought.',
    ways: [{ to: href('page', { slug: 'offline' }), label: /*i18n*/ 'Without a network' }, screen('boughtParts'), screen('orders')],
  },
}
