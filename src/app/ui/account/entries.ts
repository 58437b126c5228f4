import type { RouteName } from '#contract/routes.ts'

/** The account's pages in the order of every menu. Each is named by its route's title. */
export const accountEntries = [
  'account',
  'orders',
  'boughtParts',
  'favourites',
  'viewHistory',
  'rewards',
  'gifts',
  'address',
  'profile',
  'download',
] as const satisfies readonly RouteName[]

export type AccountEntry = (typeof accountEntries)[number]
