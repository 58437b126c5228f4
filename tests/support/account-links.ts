/** What every menu of the account names, by words and address. */
export const accountLinks = [
  ['Your Account', '/member/accountDashboard'],
  ['Your Orders', '/accountOrder'],
  ['Parts you bought', '/accountProduct'],
  ['Quick order', '/prod/quick-order'],
  ['Your Favorite', '/collect'],
  ['Your vehicles', '/prod/vehicles'],
  ['Parts you viewed', '/viewHistory'],
  ['Rewards', '/member/marcoRewards'],
  ['Your gifts & coupon', '/member/yourGift'],
  ['Addresses', '/address'],
  ['Profile', '/profile'],
  ['Download', '/download'],
]
