/** Somebody as the shop knows them once they are signed in. */
export const userInfo = {
  id: 'u7',
  realname: 'Dana',
  email: 'dana@shop.test',
  language: 'en-US',
  areaCode: '',
  phone: '',
  company: '',
  memberSince: '2026-11-21T08:00:00.000Z',
}
