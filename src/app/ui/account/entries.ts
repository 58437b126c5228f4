import type { RouteName } from '#contract/routes.ts'

/** What an account holds, in the one order in which every menu names it. Each is called by the title of its route. */
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
