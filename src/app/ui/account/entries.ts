import type { RouteName } from '#contract/routes.ts'

/** The pages of the account and the quick order, in the order of all menus. In the menus each page is named by the title of its route. */
export const accountPageNames = [
  'account',
  'orders',
  'boughtParts',
  'quickOrder',
  'favourites',
  'viewHistory',
  'rewards',
  'gifts',
  'address',
  'profile',
  'download',
] as const satisfies readonly RouteName[]

export type AccountPageName = (typeof accountPageNames)[number]
