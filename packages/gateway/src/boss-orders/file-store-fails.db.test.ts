import { createHash } from 'node:crypto'
import { DAY_MS, HOUR_MS } from '@zhushutong/domain/formatting'
import { contract, SERVICE_FILE_PATH } from '@zhushutong/sdk/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { filesOfGateway } from '../../test-support/files'
import { startGateway, type TestGateway } from '../../test-support/gateway'
import { openS3, S3_KEY, type TestS3 } from '../../test-support/providers/s3'
import { CONTRACT, pdfBytes, serviceOrderCalls } from '../../test-support/service-orders'
import { loginStaff } from '../../test-support/staff'
import { accountFeature } from '../account'
import { consoleFeature } from '../app/staff-resources'
import { demoStaffFeature } from '../demo-data'
import { storedFiles } from '../files/stored-file.table'
import { keyOf } from '../files/stored-files.store'
import { sweepFiles } from '../files/sweep-files'
import type { Config } from '../platform/config'
import { createSigners } from '../platform/config/signing-keys'
import type { Feature } from '../platform/feature'
import { sandboxFeature } from '../sandbox'
import { bossOrdersFeature, signCallback } from './index'
import { deleteUnsaved } from './service-files.store'

const { bossFile, bossOrder } = contract

interface Row {
  readonly id: string
  readonly place: string | null
  readonly digest: string
}
const MINE = '12211000011'
const BYTES = pdfBytes(300_000)
const NO_ANSWER = { http: 503, statusMessage: '文件服务暂时没有应答，请稍后重试' }

describeOnPostgres('when the store of files fails', (database) => {
  const { feature, files } = filesOfGateway()
  let s3: TestS3
  let gateway: TestGateway
  let config: Config
  let actions: ReturnType<typeof serviceOrderCalls>
  let boss: string
  let staffToken: string
  let orderId: string

  beforeAll(async () => {
    s3 = await openS3()
    const listening: Feature = (deps) => {
      config = deps.config
      return {}
    }
    const features = [
      demoStaffFeature,
      accountFeature,
      bossOrdersFeature,
      consoleFeature,
      sandboxFeature,
      listening,
      feature,
    ]
    gateway = await startGateway(database(), features, { SEED_SIZE: '0', ...s3.settings })
    actions = serviceOrderCalls(gateway, () => staffToken)
    staffToken = await loginStaff(gateway, 'service')
    orderId = await actions.create(MINE, '渝州澄江市政工程有限公司')
    boss = (await actions.login(MINE)).data!.access_token
  })
  afterAll(async () => {
    await gateway?.close()
    await s3?.close()
  })
  beforeEach(async () => {
    staffToken = await loginStaff(gateway, 'service')
  })
  afterEach(() => s3.takes(null))

  const rows = () => database().sql<Row[]>`select id, place, digest from service_files`

  /** Asserts that each shown file is in the store unchanged, and that the sweep knows each stored file. */
  const expectWhole = async () => {
    const fileRows = await rows()
    const digestOf = (id: string) => {
      const stored = s3.objects.get(`service-files/${id}`)
      return stored && createHash('sha256').update(stored.bytes).digest('hex')
    }
    for (const { id, place, digest } of fileRows) if (place !== null) expect(digestOf(id)).toBe(digest)
    const known = (await database().orm.select().from(storedFiles)).map(keyOf)
    expect([...s3.objects.keys()].filter((key) => !known.some((knownKey) => knownKey === key))).toEqual([])
    return fileRows
  }

  const sweepAll = async () => {
    const sweep = async () => {
      await deleteUnsaved(database().orm, gateway.clock.now())
      await sweepFiles(files(), gateway.clock.now())
    }
    gateway.clock.advance(DAY_MS + 1)
    await sweep()
    gateway.clock.advance(HOUR_MS)
    await sweep()
  }
  /** Asserts that after the sweep only shown files remain. */
  const expectSwept = async () => {
    await sweepAll()
    const fileRows = await expectWhole()
    expect(fileRows.filter(({ place }) => place === null)).toEqual([])
    expect(s3.objects.size).toBe(fileRows.length)
  }

  const solidify = (objectKey: string) => gateway.call(bossFile.solidify.path, { objectKey }, { token: boss })
  const download = (fileId: string) =>
    fetch(`${gateway.url}${SERVICE_FILE_PATH.replace('{fileId}', fileId)}`, {
      headers: { authorization: `Bearer ${boss}` },
    })
  const addStaffFile = async (place: string) => {
    const form = new FormData()
    form.append('id', orderId)
    form.append('place', place)
    form.append('file', new Blob([new Uint8Array(BYTES)]), '交付.pdf')
    const request = new Request('http://x', { method: 'POST', body: form })
    const answer = await gateway.app.server.inject({
      method: 'POST',
      url: '/console/serviceOrder/addFile',
      headers: {
        authorization: `Bearer ${staffToken}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return { http: answer.statusCode, ...answer.json<{ statusCode: string; statusMessage: string }>() }
  }
  const readFiles = async () =>
    (await gateway.call<{ files: unknown[] }>(bossFile.files.path, { orderId }, { token: boss })).data.files

  it('BOS-02 an upload is not kept, and is kept when asked again', async () => {
    const permit = (await actions.permit(boss, { orderId, size: BYTES.length })).data
    await actions.put(permit, BYTES, boss)
    s3.fails('PUT', 'InternalError', 3, 500)
    expect(await solidify(permit.objectKey)).toMatchObject(NO_ANSWER)
    expect([...s3.objects.keys()]).toEqual([`service-parts/${permit.objectKey}`])
    const saving = { orderId, objectKey: permit.objectKey }
    const save = () => gateway.call<{ fileId: string }>(bossFile.saveFile.path, saving, { token: boss })
    expect((await save()).statusCode).toBe('30003')
    expect((await solidify(permit.objectKey)).statusCode).toBe('00000')
    expect((await save()).statusCode).toBe('00000')
    const stored = s3.objects.get(`service-files/${permit.objectKey}`)
    expect([stored?.type, stored?.bytes.equals(BYTES)]).toEqual(['application/pdf', true])
    await expectWhole()
    expect(gateway.log.some((line) => line.includes('500 InternalError'))).toBe(true)
    expect(gateway.log.some((line) => line.includes(S3_KEY.secret))).toBe(false)
  })

  it('BOS-02 a download says so, and a cut one never passes for the whole file', async () => {
    const { fileId } = (await actions.upload(boss, orderId, '', '报告.pdf', BYTES)).data
    const whole = await download(fileId)
    expect(Buffer.from(await whole.arrayBuffer()).equals(BYTES)).toBe(true)
    s3.fails('GET', 'SlowDown')
    const failed = await download(fileId)
    expect([failed.status, await failed.json()]).toMatchObject([
      503,
      { statusMessage: NO_ANSWER.statusMessage },
    ])
    expect(failed.headers.get('content-disposition')).toBeNull()
    s3.cuts(100_000)
    const cut = await download(fileId)
    expect(cut.headers.get('content-length')).toBe(String(BYTES.length))
    await expect(cut.arrayBuffer()).rejects.toThrow()
    expect(await actions.staff('readFile', { id: orderId, fileId })).toMatchObject(NO_ANSWER)
    s3.takes(null)
    // Altered bytes must not be delivered as the upload.
    const stored = s3.objects.get(`service-files/${fileId}`)!
    s3.objects.set(`service-files/${fileId}`, { ...stored, bytes: Buffer.alloc(BYTES.length, 'x') })
    await expect((await download(fileId)).arrayBuffer()).rejects.toThrow()
    s3.objects.set(`service-files/${fileId}`, stored)
    expect((await download('00000000-0000-4000-8000-000000000009')).status).toBe(404)
  })

  it('BOS-02 a removed file is gone at once, and its bytes when the store answers', async () => {
    const { fileId } = (await actions.upload(boss, orderId, '', '误传.pdf', BYTES)).data
    s3.fails('DELETE', 'InternalError', Number.POSITIVE_INFINITY, 500)
    const removed = await gateway.call(bossFile.removeFile.path, { orderId, fileId }, { token: boss })
    expect(removed.data).toBe(true)
    expect((await download(fileId)).status).toBe(404)
    expect(s3.objects.has(`service-files/${fileId}`)).toBe(true)
    await expect(sweepAll()).rejects.toThrow('500 InternalError')
    await expectWhole()
    s3.takes(null)
    await expectSwept()
    expect(s3.objects.has(`service-files/${fileId}`)).toBe(false)
  })

  it('BOS-02 a file of the staff is not shown, and one that is refused afterwards is removed', async () => {
    const before = await readFiles()
    s3.fails('PUT', 'SlowDown')
    expect(await addStaffFile('deliverable')).toMatchObject(NO_ANSWER)
    expect(await readFiles()).toEqual(before)
    s3.takes(null)
    expect((await addStaffFile('contract')).statusCode).toBe('00000')
    // A signed contract cannot be replaced.
    expect((await addStaffFile('contract')).statusCode).not.toBe('00000')
    expect((await expectWhole()).filter(({ place }) => place === null).length).toBeGreaterThan(0)
    await expectSwept()
    expect((await rows()).filter(({ place }) => place === 'contract')).toHaveLength(1)
  })

  it('BOS-04 a contract is not signed without its copy, and is when the service tells again', async () => {
    const id = await actions.create(MINE, '渝州澄江市政工程有限公司')
    await actions.staff('offerContract', { id, ...CONTRACT })
    const info = () =>
      gateway.call<{ state: string; digest: string; signUrl: string; file: unknown }>(
        bossOrder.eSignInfo.path,
        { orderId: id },
        { token: boss },
      )
    const { digest, signUrl } = (await info()).data
    const now = gateway.clock.now()
    const callback = signCallback(
      {
        flowNo: signUrl.split('/').at(-1)!,
        outcome: 'signed',
        digest,
        signerName: '王建国',
        reason: '',
        decideTime: now,
        timestamp: now,
      },
      createSigners(config).agreements,
    )
    s3.fails('PUT', 'SlowDown')
    expect(await gateway.call(bossOrder.agreementCallback.path, callback)).toMatchObject(NO_ANSWER)
    expect((await info()).data).toMatchObject({ state: 'to-sign', file: null })
    s3.takes(null)
    expect((await gateway.call(bossOrder.agreementCallback.path, callback)).data).toBe(true)
    expect((await info()).data).toMatchObject({ state: 'signed', file: { isFromStaff: true } })
    await expectSwept()
  })
})
