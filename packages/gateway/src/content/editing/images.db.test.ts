import { DAY_MS, HOUR_MS } from '@zhushutong/domain/formatting'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnPostgres } from '../../../test-support/databases'
import { filesOfGateway } from '../../../test-support/files'
import { NOW, startGateway, type TestGateway } from '../../../test-support/gateway'
import { storedFiles } from '../../files/stored-file.table'
import { sweepFiles } from '../../files/sweep-files'
import { contentFeature } from '../content.feature'
import { removeUnusedImages, type StoredImage, saveImage, storeImage } from './images.store'
import { type PreparedImage, prepareImage } from './prepare-image'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1557d6' } })

const prepared = async (bytes: Uint8Array): Promise<PreparedImage> => {
  const image = await prepareImage(bytes)
  if ('error' in image) throw new Error(image.error)
  return image
}

describe('preparing pictures', () => {
  it('CON-07 stores a wide picture at 1,600 px and a small one as it is', async () => {
    expect(await prepared(await picture(3200, 1000).png().toBuffer())).toMatchObject({
      width: 1600,
      height: 500,
      mimeType: 'image/webp',
    })
    expect(await prepared(await picture(40, 30).jpeg().toBuffer())).toMatchObject({ width: 40, height: 30 })
  })

  it('CON-07 leaves out what the camera wrote, after turning the picture as it was held', async () => {
    const image = await picture(60, 20)
      .withExif({ IFD0: { Copyright: '某人' }, IFD3: { GPSLatitude: '29/1 33/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(image).metadata()).exif).toBeDefined()
    const { bytes, width, height } = await prepared(image)
    expect([width, height]).toEqual([20, 60])
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  })

  it('CON-07 refuses what is no picture, what is broken and what unpacks to too much', async () => {
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"></svg>')
    expect(await prepareImage(svg)).toEqual({ error: 'wrong-type' })
    const png = await picture(100, 100).png().toBuffer()
    expect(await prepareImage(png.subarray(0, 60))).toEqual({ error: 'broken' })
    const bomb = await picture(7000, 7000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(5_000_000)
    expect(await prepareImage(bomb)).toEqual({ error: 'broken' })
  })
})

describeOnPostgres('pictures of articles', (database) => {
  const stored = async (width: number): Promise<StoredImage> =>
    storeImage(files(), await prepared(await picture(width, 8).png().toBuffer()), NOW)
  const { feature, files } = filesOfGateway()
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway(database(), [contentFeature, feature])
  })
  afterAll(() => gateway?.close())

  it('CON-07 a stored picture is served for a year under its name, another name is not found', async () => {
    const image = await prepared(await picture(12, 8).png().toBuffer())
    const save = async () => {
      const stored = await storeImage(files(), image, NOW)
      return database().orm.transaction((tx) => saveImage(tx, stored, { by: '林编辑', now: NOW }))
    }
    expect([await save(), await save()]).toEqual([true, true])
    const answer = await fetch(`${gateway.url}/assets/content/${image.name}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array(image.bytes))
    const expectMissing = async (name: string) => {
      const missing = await fetch(`${gateway.url}/assets/content/${name}`)
      expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
      expect(await missing.json()).toMatchObject({ statusMessage: '没有这张图片' })
    }
    await expectMissing(`${'0'.repeat(32)}.webp`)
    // A second upload replaced the file; the sweep deletes the first one, which nothing shows.
    const stored = () => database().orm.$count(storedFiles)
    expect(await stored()).toBe(2)
    await sweepFiles(files(), NOW + HOUR_MS + 1)
    expect(await stored()).toBe(1)
    expect((await fetch(`${gateway.url}/assets/content/${image.name}`)).status).toBe(200)
    for (const { area, id } of await database().orm.select().from(storedFiles))
      await files().store.remove(`${area}/${id}`)
    await expectMissing(image.name)
  })

  it('CON-07 what no text shows a week after its upload is removed; uploaded again it waits anew', async () => {
    const image = await stored(14)
    const upload = (name: string, now: number) =>
      database().orm.transaction((tx) => saveImage(tx, { ...image, name }, { by: '林编辑', now }))
    for (const name of ['forgotten.webp', 'again.webp', 'shown.webp']) await upload(name, NOW)
    await database().sql`insert into banners (id, name, position_key, image, title, text, link, position)
      values ('b', 'b', 'home', 'shown.webp', '', '', '', 1)`
    await upload('again.webp', NOW + DAY_MS)
    const left = async (now: number) => {
      await removeUnusedImages(database().orm, now)
      const rows = await database()
        .sql`select name from content_images where name like '%.webp' and name ~ '^[a-z]+[.]'`
      return rows.map(({ name }) => name).sort()
    }
    expect(await left(NOW + 7 * DAY_MS)).toEqual(['again.webp', 'forgotten.webp', 'shown.webp'])
    expect(await left(NOW + 7 * DAY_MS + 1)).toEqual(['again.webp', 'shown.webp'])
    expect(await left(NOW + 9 * DAY_MS)).toEqual(['shown.webp'])
  })

  it('CON-07 one person stores at most 500 a day', async () => {
    const image = await stored(13)
    const saveAs = (name: string, now: number) =>
      database().orm.transaction((tx) => saveImage(tx, { ...image, name }, { by: '多图', now }))
    expect(await saveAs('n-0', NOW)).toBe(true)
    await database().sql.raw(`insert into content_images
      select (jsonb_populate_record(i, jsonb_build_object('name', 'n-' || n))).*
      from content_images i, generate_series(1, 499) n where i.name = 'n-0'`)
    expect(await saveAs('n-500', NOW + DAY_MS - 1)).toBe(false)
    expect(await saveAs('n-500', NOW + DAY_MS)).toBe(true)
  })
})
