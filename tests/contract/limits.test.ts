import { expect, test } from 'vitest'
import {
  CART_LIST_TYPE,
  CATEGORY_LIST_LEVEL,
  DRAWER_WIDTH_PERCENT,
  LOCALE_DEFAULT,
  MAX_DRAWER_CATEGORIES,
  MAX_TRUNCATED_CHARACTERS,
  MIN_RELOAD_INTERVAL_MS,
  MIN_SUGGEST_CHARACTERS,
  NOT_FOUND_CODE,
  PREFETCH_DELAY_MS,
  SLIDE_DURATION_MS,
  SUCCESS_CODE,
  SUGGEST_DELAY_MS,
  SUGGEST_HIDE_DELAY_MS,
} from '#contract/limits.ts'
import { COOKIE_PATH, LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from '#contract/locale/detect.ts'
import { LOCALE_DEFAULT_SUFFIX, LOCALE_SEPARATOR } from '#contract/locale/route-name.ts'

test.each([
  ['search suggestion minimum, characters', MIN_SUGGEST_CHARACTERS, 2],
  ['debounce, ms', SUGGEST_DELAY_MS, 500],
  ['hide delay after blur, ms', SUGGEST_HIDE_DELAY_MS, 100],
  ['cart list type', CART_LIST_TYPE, 1],
  ['success body code', SUCCESS_CODE, 200],
  ['body code of the error page', NOT_FOUND_CODE, 404],
  ['drawer width, per cent', DRAWER_WIDTH_PERCENT, 30],
  ['top categories in the drawer', MAX_DRAWER_CATEGORIES, 8],
  ['level of the category list', CATEGORY_LIST_LEVEL, 0],
  ['text truncation, characters', MAX_TRUNCATED_CHARACTERS, 10],
  ['slider default speed, ms', SLIDE_DURATION_MS, 300],
  ['reload guard, ms', MIN_RELOAD_INTERVAL_MS, 10_000],
  ['manifest pre-fetch after idle, ms', PREFETCH_DELAY_MS, 1000],
  ['default locale', LOCALE_DEFAULT, 'en-US'],
  ['locale separator', LOCALE_SEPARATOR, '___'],
  ['default-locale route suffix', LOCALE_DEFAULT_SUFFIX, 'default'],
  ['locale cookie', LOCALE_COOKIE, 'i18n_redirected'],
  ['locale cookie, days', LOCALE_COOKIE_DAYS, 365],
  ['cookie default path', COOKIE_PATH, '/'],
])('section 9: %s', (_, ours, written) => expect(ours).toBe(written))
