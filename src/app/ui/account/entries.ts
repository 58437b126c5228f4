import type { RouteName } from '#contract/routes.ts'

/** The pages of the account, in the order of every menu. The title of its route is the name of each. */
export const accountPageNames = [
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

export type AccountPageName = (typeof accountPageNames)[number]
