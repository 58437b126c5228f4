import { expect, test } from 'vitest'
import { partFieldRows } from '#contract/part/part-fields.ts'
import { exactMeaningOf, readHeading } from '#server/import/tables/heading.ts'

const exported = partFieldRows.flatMap(([key, { heading, import: imported }]) =>
  heading === undefined || imported === undefined ? [] : [[key, heading, imported.target] as const],
)

test.each(exported)('the heading of an exported file of parts is read back: %s, “%s”', (_, heading, target) => {
  expect(exactMeaningOf('parts', readHeading(heading))?.target).toBe(target)
})
