import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { foldWords } from '#contract/text/fold-words.ts'
import { buildSearchWordsText, deriveSearchWords } from '#server/import/engine/plan/part/part-words.ts'
import { shopForTests } from '../../../support/server.ts'

const shop = await shopForTests()
const some = await shop.db
  .selectFrom('part')
  .select(['id', 'mcode', 'category_id'])
  .where('tenant_id', '=', shop.general)
  .orderBy('id')
  .limit(5)
  .execute()
const [russian, chinese, korean, greek, translated] = some
if (!russian || !chinese || !korean || !greek || !translated) throw new Error('The demo catalogue has no five parts.')

const call = (id: number, name: string) => shop.db.updateTable('part').set({ name }).where('id', '=', id).execute()
// As an import stores it.
await call(russian.id, 'Стартёр редукторный')
const from = {
  type: 'starter',
  producer: 'Завод Прометей',
  condition: 'new',
  group: '',
  categoryNames: [],
  name: 'Стартёр редукторный',
} as const
await sql`update part_text set words = ${buildSearchWordsText(from, ['Втягивающее'])} where part_id = ${russian.id}`.execute(shop.db)
// As one did that kept Latin letters alone: their names find them all the same.
await call(chinese.id, '起動馬達總成')
await call(korean.id, '스타터 모터 어셈블리')
await shop.db
  .updateTable('category')
  .set({ name: 'Μίζες' })
  .where('tenant_id', '=', shop.general)
  .where('id', '=', greek.category_id)
  .execute()
// A name in another language.
await call(translated.id, 'Special starter 4711')
await sql`
  insert into name_in_language (tenant_id, locale, key, said)
  values (${shop.general}, 'ja', md5('Special starter 4711')::uuid, '特殊始動モーター')`.execute(shop.db)

// A category by another name has the whole index made anew, which may take longer than a call waits.
await shop.raw('/marco/api/v1/product/search?searchStr=starter')

const found = async (searchStr: string) =>
  (await shop.ask('aggregationSearch', { searchStr, pageSize: 100 })).records.map(({ mcode }) => mcode)

describe('parts whose words are in other scripts are found by the shop', () => {
  test.each([
    ['стартер редукт', russian],
    ['СТАРТЁР', russian],
    ['прометей втягивающее', russian],
    ['馬達', chinese],
    ['達', chinese],
    ['스타터', korean],
    ['始動ﾓｰﾀｰ', translated],
  ])('%s', async (text, part) => {
    expect(await found(text)).toEqual([part.mcode])
  })

  test('a category by its name', async () => {
    expect(await found('ΜΙΖΕΣ')).toContain(greek.mcode)
  })
})

test('words are stored as they are typed', () => {
  expect([...deriveSearchWords({ ...from, name: '启动机 Démarreur' })]).toEqual(
    expect.arrayContaining(foldWords('启动机 demarreur').split(' ')),
  )
})
