import { expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { isAppPage } from '../../sw/pages.ts'

test.each([
  '/',
  '/prod/m/AR-S-10001',
  '/prod/all/11.132.403',
  '/prod/all/a%2Fb',
  '/prod/cat/c/0/1',
  '/login',
  '/no/such/page',
  '/Error',
  '/order/orderInfo',
  '/marketing/page/about-us',
  '/orderPrint1',
])('section 2: %s opens from the shell', (path) => {
  expect(isAppPage(path)).toBe(true)
})

test.each([
  '/images/part/A-1/view.svg',
  '/openapi.json',
  '/healthz',
  '/readyz',
  '/config.json',
  '/robots.txt',
  '/sitemap.xml',
  '/feed/products.xml',
  '/de/feed/products.xml',
  '/sitemap-2.xml',
  '/sw.js',
  '/assets/index-1.js',
  '/manifest.webmanifest',
  '/dev/pictures',
  '/order/api/v1/shoppingcart/list',
])('%s is no page', (path) => {
  expect(isAppPage(path)).toBe(false)
})

test.each(Object.values(calls).map(({ path }) => path))('section 7: the call %s is no page', (path) => {
  expect(isAppPage(path)).toBe(false)
})
