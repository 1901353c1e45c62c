import { parseDay } from '@zhushutong/domain/formatting'
import { findPopupContents } from '@zhushutong/domain/portal/popups'
import { findBanner } from '@zhushutong/domain/portal/shell'
import { contract, type ResultOf } from '@zhushutong/sdk/contract'
import { type StaffContract, staffContract } from '@zhushutong/sdk/staff'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../../test-support/databases'
import { memoryFiles } from '../../../test-support/files'
import { startGateway, type TestGateway } from '../../../test-support/gateway'
import { loginStaff } from '../../../test-support/staff'
import { consoleFeature } from '../../app/staff-resources'
import { demoStaffFeature } from '../../demo-data'
import { sandboxFeature } from '../../sandbox'
import { contentFeature } from '../content.feature'
import { insertImage, storeImage } from '../editing/images.store'
import { prepareImage } from '../editing/prepare-image'

type Row = ResultOf<StaffContract['banner']['get']>
interface Page<T> {
  readonly records: readonly T[]
}
interface Refused {
  readonly fields: ReadonlyArray<{ readonly field: string; readonly message: string }>
}

describeOnPostgres('banners in the back office', (database) => {
  let gateway: TestGateway
  let editor: string
  let admin: string
  let image: string
  beforeAll(async () => {
    gateway = await startGateway(database(), [
      contentFeature,
      demoStaffFeature,
      consoleFeature,
      sandboxFeature,
    ])
    editor = await loginStaff(gateway, 'editor')
    admin = await loginStaff(gateway, 'admin')
    image = await storePicture(1600, 206)
  })
  afterAll(() => gateway?.close())

  const storePicture = async (width: number, height: number) => {
    const drawn = await sharp({ create: { width, height, channels: 3, background: '#0b1f45' } })
      .png()
      .toBuffer()
    const prepared = await prepareImage(drawn)
    if ('error' in prepared) throw new Error(prepared.error)
    const image = await storeImage(memoryFiles(database()), prepared, 0)
    await database().orm.transaction((tx) => insertImage(tx, image, { by: '林编辑', now: 0 }))
    return `/assets/content/${prepared.name}`
  }

  const { banner, audit } = staffContract
  const call = <T = Row>(path: string, body: object) => gateway.call<T>(path, body, { token: editor })
  const form = (held: Partial<Row> = {}) => ({
    name: '柱形图',
    image,
    title: '年卡减 600 元',
    text: '到月底',
    link: '/svip.html',
    positionKey: 'homeBimg',
    position: 1,
    startsOn: '',
    endsOn: '',
    isOn: true,
    ...held,
  })
  const shown = async () => {
    const { data } = await gateway.call<ResultOf<typeof contract.content.banners>>(
      contract.content.banners.path,
      {},
    )
    return findBanner(data, 'homeBimg')?.items ?? []
  }

  it('SHL-14 a banner is on the portal from its first day to the end of its last, by the gateway’s clock', async () => {
    const starts = parseDay('2027-01-10') as number
    const ends = parseDay('2027-01-12') as number
    const { data: added } = await call(
      banner.create.path,
      form({ startsOn: '2027-01-10', endsOn: '2027-01-11' }),
    )
    expect(added).toMatchObject({ state: 'planned', clicks: 0, endsOn: '2027-01-11' })
    expect(await shown()).toEqual([])
    gateway.clock.advance(starts - gateway.clock.now())
    expect(await shown()).toEqual([
      {
        id: added.id,
        uid: added.id,
        image,
        link: '/svip.html',
        alt: '柱形图',
        title: '年卡减 600 元',
        text: '到月底',
        endsOn: '2027-01-11',
      },
    ])
    gateway.clock.advance(ends - 1 - gateway.clock.now())
    expect(await shown()).toHaveLength(1)
    gateway.clock.advance(1)
    expect(await shown()).toEqual([])
  })

  it('SHL-14 an editor adds, orders, switches off and removes banners; each change is in the log', async () => {
    editor = await loginStaff(gateway, 'editor')
    admin = await loginStaff(gateway, 'admin')
    const { data: second } = await call(banner.create.path, form({ name: '第二', position: 2 }))
    const { data: first } = await call(banner.create.path, form({ name: '第一', position: 1 }))
    expect((await shown()).map(({ alt }) => alt)).toEqual(['第一', '第二'])
    const { state: _, clicks: __, ...secondForm } = second
    await call(banner.update.path, { ...secondForm, position: 0 })
    expect((await shown()).map(({ alt }) => alt)).toEqual(['第二', '第一'])
    expect((await call(banner.update.path, { ...secondForm, isOn: false })).data.state).toBe('off')
    expect((await call(banner.update.path, { ...secondForm, isOn: false })).data.state).toBe('off')
    expect((await shown()).map(({ alt }) => alt)).toEqual(['第一'])
    const listed = await call<Page<Row>>(banner.list.path, { words: '第二' })
    expect(listed.data.records.map(({ id }) => id)).toEqual([second.id])
    await call(banner.remove.path, { id: first.id })
    expect(await shown()).toEqual([])
    expect((await call(banner.get.path, { id: first.id })).http).toBe(404)
    const log = await gateway.call<Page<{ action: string }>>(
      audit.list.path,
      { subject: second.id },
      { token: admin },
    )
    expect(log.data.records.map(({ action }) => action)).toEqual(['update', 'update', 'create'])
  })

  it('SHL-14, POP-05 a pop-up has words alone, is on the portal with its last day, and needs one or the other', async () => {
    const words = form({ positionKey: 'anniversary', image: '', endsOn: '2099-12-31' })
    const { data: added } = await call(banner.create.path, words)
    expect(added).toMatchObject({ image: '', state: 'shown' })
    const { data } = await gateway.call<ResultOf<typeof contract.content.banners>>(
      contract.content.banners.path,
      {},
    )
    expect(data.find(({ positionKey }) => positionKey === 'anniversary')).toMatchObject({
      width: null,
      height: null,
    })
    expect(findPopupContents(data).anniversary).toMatchObject({
      id: added.id,
      image: null,
      endsOn: '2099-12-31',
    })
    const refused = async (held: Partial<Row>) => {
      const answer = await call<Refused>(banner.create.path, { ...words, ...held })
      return [answer.http, answer.data.fields.map(({ field }) => field)]
    }
    expect(await refused({ title: '', text: '' })).toEqual([400, ['title']])
    expect(await refused({ endsOn: '' })).toEqual([400, ['endsOn']])
    expect(await refused({ image: 'https://example.com/a.png' })).toEqual([400, ['image']])
    expect(await refused({ image: '/assets/content/none.webp' })).toEqual([400, ['image']])
    const { state: _, clicks: __, ...entry } = added
    const square = await storePicture(800, 800)
    expect((await call(banner.update.path, { ...entry, image: square })).data.image).toBe(square)
    expect((await call(banner.update.path, { ...entry, positionKey: 'homeBimg', image: square })).http).toBe(
      400,
    )
    expect((await call(banner.update.path, entry)).data.image).toBe('')
    await call(banner.remove.path, { id: added.id })
  })

  it('SHL-10 clicks are counted for the staff; one address may not go on for ever', async () => {
    const { data: created } = await call(banner.create.path, form())
    const click = () =>
      gateway.call(contract.content.bannerClick.path, { ids: [created.id], link: '/svip.html', type: 1 })
    const answers = []
    for (let n = 0; n < 61; n++) answers.push((await click()).statusCode)
    expect(answers.slice(0, 60).every((code) => code === '00000')).toBe(true)
    expect(answers[60]).toBe('00429')
    expect((await call(banner.get.path, { id: created.id })).data.clicks).toBe(60)
  })
})
