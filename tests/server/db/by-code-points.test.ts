import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { compareText } from '#contract/text/compare-text.ts'
import { orderByCodePoints } from '#server/db/by-code-points.ts'
import { shopForTests } from '../../support/server.ts'

const { db } = await shopForTests()

const texts = ['Daewoo', 'DAF', 'daf', 'Jacobsen', 'JCB', 'New Holland', 'NewHolland', '_', 'Äther', '\ufb01at', '𝔸frika']

test('the database orders texts as the code does, whatever its locale', async () => {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${texts}::text[]) as given (name) order by ${orderByCodePoints('name')}`.execute(db)
  expect(rows.map(({ name }) => name)).toEqual([...texts].sort(compareText))
})
