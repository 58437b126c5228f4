import { expect, test } from 'vitest'
import { canonicalAddress } from '#contract/routes/canonical.ts'

test.each([
  ['/login/', '', '/login'],
  ['/Login', '?redirect=%2F', '/login?redirect=%2F'],
  ['/prod/m/st-264302', '', '/prod/m/ST-264302'],
  ['/prod/m/ST-264302.', '', '/prod/m/ST-264302'],
  ['/prod/m/ST-264302),', '', '/prod/m/ST-264302'],
  ['/prod/m/ST-264302%3E', '', '/prod/m/ST-264302'],
  ['/prod/m/ST-264302%E2%80%9D', '', '/prod/m/ST-264302'],
  ['/PROD/M/st-264302/', '?qty=2', '/prod/m/ST-264302?qty=2'],
  ['/prod/all/starter/', '', '/prod/all/starter'],
  ['/order/orderInfo', '?id=SO-1001.', '/order/orderInfo?id=SO-1001'],
  ['/shoppingcart', '', '/shoppingCart'],
  ['/marketing/page/about/', '', '/marketing/page/about'],
])('%s%s leads to %s', (pathname, search, to) => {
  expect(canonicalAddress(pathname, search)).toBe(to)
})

test.each([
  ['/', ''],
  ['/prod/all/a.', ''],
  ['/prod/all/%3E', ''],
  ['/prod/m/ST-264302', '?note=a.'],
  ['/Error', '?code=404&message=no.'],
  ['/nowhere/', ''],
  ['/nowhere.', ''],
  ['/prod/m/', ''],
])('%s%s is left as it is', (pathname, search) => {
  expect(canonicalAddress(pathname, search)).toBeNull()
})
