import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  AccountHolderName,
  AreaCode,
  CaptchaKey,
  CaptchaText,
  Email,
  Language,
  NewPassword,
  PasswordToVerify,
  Phone,
  Registration,
  VerifyCode,
  VerifyLinkSecret,
} from '#contract/account/account.ts'
import { singleLineTextSchema } from '#contract/kernel/primitives.ts'

const translated = readFileSync(new URL('../../../locales/en-US/app.po', import.meta.url), 'utf8')
const long = 'ab '.repeat(700)
/** Values that each shape refuses, so that every sentence of ours is said once. */
const refused: [string, v.GenericSchema, unknown[]][] = [
  ['Email', Email, ['', 'x', `${'a'.repeat(250)}@example.com`]],
  ['Realname', AccountHolderName, ['', long, 'a\u0000b']],
  ['Phone', Phone, ['call me', '1'.repeat(33)]],
  ['AreaCode', AreaCode, ['49']],
  ['Language', Language, ['../..']],
  ['GivenPassword', PasswordToVerify, ['', long]],
  ['NewPassword', NewPassword, ['short', 'x7'.repeat(100), 'password123', 'aaaaaaaaaaaa']],
  ['VerifyCode', VerifyCode, ['12345']],
  ['Generate', VerifyLinkSecret, ['cut off']],
  ['CaptchaKey', CaptchaKey, ['x']],
  ['CaptchaText', CaptchaText, ['']],
  [
    'Registration',
    Registration,
    [{ email: 'a@example.com', realname: 'Robin Weaver', password: 'Robin Weaver', captchaKey: 'abcdefgh', captchaText: 'x' }],
  ],
  ['typedLine', v.union(([16, 20, 32, 40, 60, 80, 120, 200] as const).map((most) => singleLineTextSchema(most))), [long]],
]

const sentencesOf = (issues: readonly v.BaseIssue<unknown>[]): string[] =>
  issues.flatMap(({ message, issues: inner }) => [message, ...sentencesOf(inner ?? [])]).filter((message) => message.endsWith('.'))

test.each(refused)('what %s refuses is said in sentences that can be translated', (_, schema, values) => {
  for (const value of values) {
    const sentences = sentencesOf(v.safeParse(schema, value).issues ?? [])
    expect(sentences).not.toEqual([])
    expect(sentences.filter((sentence) => !translated.includes(`msgid ${JSON.stringify(sentence)}\n`))).toEqual([])
  }
})
