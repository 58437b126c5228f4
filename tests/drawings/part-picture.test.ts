import { expect, test } from 'vitest'
import { partTypeNames } from '#contract/part/part-types.ts'
import { pictureKindsOf, renderPartPicture } from '#drawings/part-picture.ts'

const accent = '#f5a300'
const part = (type: string) => ({ type, mcode: 'AR-1', attributes: { teeth: 9, garment: 'jacket' } })

test('every type has exactly the pictures that are named of it', () => {
  for (const type of partTypeNames) {
    const drawn = ['view', 'rear', 'drive-end', 'dimensions'].filter((kind) =>
      renderPartPicture(part(type), kind, accent)?.startsWith('<svg '),
    )
    expect([type, drawn]).toEqual([type, pictureKindsOf(type)])
  }
})

test.each([
  ['starter', 'inside'],
  ['starter', 'toString'],
  ['starter', ''],
  ['workwear', 'rear'],
  ['flux-capacitor', 'view'],
  ['constructor', 'view'],
])('of a %s there is no picture “%s”', (type, kind) => {
  expect(renderPartPicture(part(type), kind, accent)).toBeNull()
})
