import { expect, test } from 'vitest'
import { renderPartPicture } from '#drawings/part-picture.ts'
import { renderOffline } from '../../sw/render-offline.ts'
import { partDetail } from '../support/parts.ts'

const accent = '#f5a300'
const starter = partDetail({ mcode: 'AR-S-10001', type: 'starter', attributes: { teeth: 9, lengthMm: 210 } })
const asked: string[] = []
const partOf = async (mcode: string) => {
  asked.push(mcode)
  return mcode === starter.mcode ? starter : null
}
const draw = (path: string) => renderOffline(new URL(path, 'https://shop.test'), partOf, accent)

test.each(['view', 'rear', 'drive-end', 'dimensions'])(
  'the %s of a part on this device is drawn here, as a picture that runs nothing',
  async (kind) => {
    const reply = await draw(`/images/part/AR-S-10001/${kind}.svg?v=1`)
    expect(reply?.status).toBe(200)
    expect(reply?.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8')
    expect(reply?.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(reply?.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(await reply?.text()).toBe(renderPartPicture(starter, kind, accent))
  },
)

test.each(['/images/part/AR-S-99999/view.svg', '/images/part/AR-S-10001/inside.svg'])('of %s there is none', async (path) => {
  expect(await draw(path)).toBeNull()
})

test.each([
  '/images/logo.svg',
  '/images/category/starter.svg',
  '/images/share/part/AR-S-10001.png',
  '/images/part/AR-S-10001/view.png',
  '/images/part/AR-S-10001/view.svg/more',
  '/images/part/AR-S-10001.svg',
  '/elsewhere/images/part/AR-S-10001/view.svg',
  '/prod/m/AR-S-10001',
])('%s is nothing to look a part up for', async (path) => {
  asked.length = 0
  expect([await draw(path), asked]).toEqual([null, []])
})
