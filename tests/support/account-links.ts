/** What every menu of the account names, by words and address. */
export const accountLinks = [
  ['Your Account', '/member/accountDashboard'],
  ['Your Orders', '/accountOrder'],
  ['Parts you bought', '/accountProduct'],
  ['Your Favorite', '/collect'],
  ['Parts you viewed', '/viewHistory'],
  ['Rewards', '/member/marcoRewards'],
  ['Your gifts & coupon', '/member/yourGift'],
  ['Addresses', '/address'],
  ['Profile', '/profile'],
  ['Download', '/download'],
]
