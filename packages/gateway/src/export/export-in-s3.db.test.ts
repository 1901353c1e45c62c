import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { NOW, startGateway, type TestGateway } from '../../test-support/gateway'
import { openS3, type TestS3 } from '../../test-support/providers/s3'
import { newExporter, type TestExporter } from '../../test-support/records/exporter'
import { readXlsx } from '../../test-support/records/read-xlsx'
import { accountFeature } from '../account'
import { purchaseFeature } from '../purchase'
import { recordsFeature } from '../records'
import { sandboxFeature } from '../sandbox'
import { exportFeature } from './index'

/** Rows for two parts. */
const SIZE = 300

describeOnPostgres('exports in S3', { size: SIZE, now: NOW }, (database) => {
  let s3: TestS3
  let gateway: TestGateway
  let owner: TestExporter
  beforeAll(async () => {
    s3 = await openS3()
    const features = [recordsFeature, accountFeature, purchaseFeature, exportFeature, sandboxFeature]
    gateway = await startGateway(database(), features, { SEED_SIZE: String(SIZE), ...s3.settings })
    owner = await newExporter(gateway, database())
  })
  afterAll(async () => {
    await gateway?.close()
    await s3?.close()
  })
  afterEach(() => s3.takes(null))

  const write = async () => {
    const { data } = await owner.ask('company', { format: 'xlsx' })
    return owner.until(data.job!.exportId, 'done')
  }
  const keys = () => [...s3.objects.keys()]

  it('MEM-02 are written in parts, and downloaded whole or in ranges by their owner only', async () => {
    const job = await write()
    // The parts are removed shortly after the file is shown.
    await vi.waitFor(() => expect(keys()).toEqual([`exports/${job.exportId}`]), { timeout: 30_000 })
    expect(s3.requests.filter((request) => /PUT .*export-parts/.test(request))).toHaveLength(2)
    const whole = await owner.file(job.file!)
    expect(readXlsx(whole.rawPayload)).toHaveLength(SIZE + 1)
    const part = await owner.file(job.file!, { range: 'bytes=100-199' })
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-199/${job.size}`])
    expect(part.rawPayload.equals(whole.rawPayload.subarray(100, 200))).toBe(true)
    const other = await newExporter(gateway, database())
    expect((await other.file(job.file!)).statusCode).toBe(404)
  })

  it('MEM-02 a store that fails and a file that is lost are answered in Chinese', async () => {
    const job = await write()
    s3.fails('GET', 'SlowDown')
    const failed = await owner.file(job.file!)
    expect([failed.statusCode, failed.json()]).toMatchObject([
      503,
      { statusMessage: '文件服务暂时没有应答，请稍后重试' },
    ])
    s3.takes(null)
    s3.objects.delete(`exports/${job.exportId}`)
    const lost = await owner.file(job.file!)
    expect([lost.statusCode, lost.json()]).toMatchObject([404, { statusMessage: '文件不存在或已过期' }])
  })

  it('MEM-02 a removed export is gone, also when the store fails', async () => {
    const job = await write()
    s3.fails('DELETE', 'AccessDenied')
    expect((await owner.own('remove', { exportId: job.exportId })).data).toBe(true)
    expect((await owner.file(job.file!)).statusCode).toBe(404)
    s3.takes(null)
    const next = await write()
    await owner.own('remove', { exportId: next.exportId })
    expect(keys()).not.toContain(`exports/${next.exportId}`)
  })
})
