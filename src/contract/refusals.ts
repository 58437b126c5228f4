import { type ErrorRow, errorTable, learnErrors } from './errors.ts'
import type { RefusalCode } from './refusal-code.ts'

/** The second half of the error table: what an account, a cart or an order may be refused for. Known as soon as this file is loaded, which the calls do. */
export const refusals = {
  'wrong-credentials': {
    status: 403,
    code: 403,
    does: 'inline',
    retry: false,
    message: /*i18n*/ 'The e-mail address or the password is wrong.',
  },
  'email-unverified': {
    status: 403,
    code: 403,
    does: 'inline',
    retry: false,
    message: /*i18n*/ 'First confirm your e-mail address with the code that we mailed to you.',
  },
  'captcha-wanted': { status: 400, code: 400, does: 'inline', retry: false, message: /*i18n*/ 'Type the characters of the picture.' },
  'captcha-wrong': {
    status: 400,
    code: 400,
    does: 'inline',
    retry: false,
    message: /*i18n*/ 'The characters do not match, or the picture is too old. Try the new one.',
  },
  'proof-wanted': {
    status: 400,
    code: 400,
    does: 'inline',
    retry: false,
    message: /*i18n*/ 'The check that your device makes by itself is missing. Try again; if this is said twice, load the page anew.',
  },
  'proof-wrong': {
    status: 400,
    code: 400,
    does: 'inline',
    retry: false,
    message: /*i18n*/ 'The check that your device makes by itself came too late or was wrong. Try again with the new picture.',
  },
  'code-wrong': {
    status: 400,
    code: 400,
    does: 'inline',
    retry: false,
    message: /*i18n*/ 'This code is wrong or too old. Check it, or ask for a new one.',
  },
  'link-used': {
    status: 400,
    code: 400,
    does: 'inline',
    retry: false,
    message: /*i18n*/ 'This link was used before or is too old. Ask for a new mail.',
  },
  'sold-out': {
    status: 409,
    code: 409,
    does: 'inline',
    retry: false,
    message: /*i18n*/ 'The shop does not have that many of this part any more.',
  },
  withdrawn: { status: 409, code: 409, does: 'inline', retry: false, message: /*i18n*/ 'The shop does not sell this part any more.' },
  'cart-full': {
    status: 409,
    code: 409,
    does: 'inline',
    retry: false,
    message: /*i18n*/ 'The cart is full. Order what is in it, or delete some lines.',
  },
  'key-reused': {
    status: 409,
    code: 409,
    does: 'inline',
    retry: false,
    message: /*i18n*/ 'This change was sent before with other contents. Make it again.',
  },
  // `order-changed` carries the new quote as result.
  'order-changed': {
    status: 409,
    code: 409,
    does: 'inline',
    retry: false,
    message: /*i18n*/ 'Something has changed. Check the order again.',
  },
  'limit-broken': {
    status: 409,
    code: 409,
    does: 'inline',
    retry: false,
    message: /*i18n*/ 'Not sent: the limits that you set do not hold any more.',
  },
  'cart-empty': { status: 409, code: 409, does: 'inline', retry: false, message: /*i18n*/ 'There is nothing to order.' },
  'coupon-refused': { status: 409, code: 409, does: 'inline', retry: false, message: /*i18n*/ 'This coupon cannot be used.' },
  'not-delivered': { status: 409, code: 409, does: 'inline', retry: false, message: /*i18n*/ 'The shop does not deliver this there.' },
  'too-much': { status: 409, code: 409, does: 'inline', retry: false, message: /*i18n*/ 'This is more than one order takes.' },
  'wrong-state': { status: 409, code: 409, does: 'inline', retry: false, message: /*i18n*/ 'This is not possible any more.' },
  'payment-refused': {
    status: 409,
    code: 409,
    does: 'inline',
    retry: true,
    message: /*i18n*/ 'The payment was refused. The order is kept; try again.',
  },
} as const satisfies Record<RefusalCode, ErrorRow>

/** Every row there is. */
export const allErrors: Record<string, ErrorRow> = { ...errorTable, ...refusals }

learnErrors(refusals)
