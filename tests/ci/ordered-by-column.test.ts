import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../src/server/', import.meta.url).pathname

/** What is made of a column and called by the column's name: `id::text as id`, `to_jsonb(updated_at) #>> '{}' as updated_at`. */
const CALLED_BY_ITS_COLUMN = /(?<![\w.])(?:\w+\.)?(\w+)(?:\)* ?(?:::\w+|#>> '\{\}'))+ as "?\1"?(?![\w"])/g
const ORDERS = /order by ((?:[^()]|\([^()]*\))*?)(?=\)|limit|offset|for update|\n\s*\n|$)/gi

/** Names that a statement orders by although they are there both a column's and that of something made of it. */
function orderedByWhatIsMade(statement: string): string[] {
  const made = new Set([...statement.matchAll(CALLED_BY_ITS_COLUMN)].map(([, name = '']) => name))
  const ordered = [...statement.matchAll(ORDERS)].flatMap(([, list = '']) => list.split(',').map((one) => one.trim().split(/\s/)[0] ?? ''))
  return ordered.filter((name) => made.has(name.replaceAll('"', '')))
}

test('the rule finds what it is for', () => {
  expect(orderedByWhatIsMade('select id::text as id, code from row where id > 5 order by id limit 10')).toEqual(['id'])
  expect(orderedByWhatIsMade('select row.id::text as "id" from row order by code, id desc limit 10')).toEqual(['id'])
  expect(orderedByWhatIsMade('select id::text as id, code from row where id > 5 order by row.id limit 10')).toEqual([])
  expect(orderedByWhatIsMade('select id::text as named from row order by id')).toEqual([])
})

test('no statement orders by a name that is both a column and a text made of it: PostgreSQL takes the text, and 10000 comes before 9999', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) => {
    const source = readFileSync(`${root}${file}`, 'utf8')
    return [...source.matchAll(/`((?:[^`\\]|\\.)*)`/g)].flatMap(([, statement = '']) =>
      orderedByWhatIsMade(statement).map((name) => `${file}: order by ${name}`),
    )
  })
  expect(found).toEqual([])
})
