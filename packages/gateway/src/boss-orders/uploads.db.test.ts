import { createHash } from 'node:crypto'
import { UPLOAD_PERMISSION_MS } from '@zhushutong/domain/boss-orders'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@zhushutong/domain/formatting'
import { contract } from '@zhushutong/sdk/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runsAll } from '../../../../scripts/lib/breadth.mjs'
import { describeOnPostgres } from '../../test-support/databases'
import { filesOfGateway } from '../../test-support/files'
import { startGateway, type TestGateway } from '../../test-support/gateway'
import { openS3, type TestS3 } from '../../test-support/providers/s3'
import { CONTRACT, type Permission, pdfBytes, serviceOrderCalls } from '../../test-support/service-orders'
import { loginStaff } from '../../test-support/staff'
import { accountFeature } from '../account'
import { consoleFeature } from '../app/staff-resources'
import { demoStaffFeature } from '../demo-data'
import { sweepFiles } from '../files/sweep-files'
import type { Config } from '../platform/config'
import { createSigners } from '../platform/config/signing-keys'
import type { Feature } from '../platform/feature'
import { sandboxFeature } from '../sandbox'
import { bossOrdersFeature, signCallback } from './index'
import { deleteUnsaved } from './service-files.store'

const { bossFile, bossOrder } = contract
const [MINE, OTHERS] = ['12211000001', '12211000002'] as const

const PROVIDERS = runsAll('LONG') ? (['folder', 's3'] as const) : (['folder'] as const)

describe.each(PROVIDERS)('with files in %s:', (provider) => {
  describeOnPostgres('what is signed', (database) => {
    const { feature, files } = filesOfGateway()
    let s3: TestS3 | null = null
    let gateway: TestGateway
    let config: Config
    let staffToken: string
    let actions: ReturnType<typeof serviceOrderCalls>
    let boss: string
    let other: string
    let orderId: string
    let secondId: string

    beforeAll(async () => {
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
      if (provider === 's3') s3 = await openS3()
      gateway = await startGateway(database(), features, { SEED_SIZE: '0', ...s3?.settings })
      staffToken = await loginStaff(gateway, 'service')
      actions = serviceOrderCalls(gateway, () => staffToken)
      orderId = await actions.create(MINE, '渝州澄江市政工程有限公司')
      secondId = await actions.create(MINE, '渝州澄江市政工程有限公司')
      await actions.create(OTHERS, '渝州云岭建筑劳务有限公司')
      boss = (await actions.login(MINE)).data!.access_token
      other = (await actions.login(OTHERS)).data!.access_token
    })
    afterAll(async () => {
      await gateway?.close()
      await s3?.close()
    })

    const permission = async (over: Partial<{ requirementId: string; name: string; size: number }> = {}) =>
      (await actions.permit(boss, { orderId, ...over })).data
    const solidify = (objectKey: string, token = boss) =>
      gateway.call(bossFile.solidify.path, { objectKey }, { token })
    const save = (objectKey: string, into = orderId, token = boss) =>
      gateway.call(bossFile.saveFile.path, { orderId: into, objectKey }, { token })

    describe('an upload', () => {
      it('BOS-02 is refused for any change of its permission, and to another account', async () => {
        const permit = await permission()
        const signature = permit.signature.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))
        const changes: readonly Partial<Permission>[] = [
          { signature },
          { orderId: secondId },
          { requirementId: 'license' },
          { size: 1999 },
          { type: 'png' },
          { name: 'x.pdf' },
          { objectKey: '00000000-0000-4000-8000-000000000001' },
          { expires: permit.expires + 1 },
        ]
        for (const change of changes) {
          const sent = await actions.put({ ...permit, ...change }, pdfBytes(change.size ?? 2000), boss)
          expect([change, sent.statusCode]).toEqual([change, '00430'])
        }
        expect((await actions.put(permit, pdfBytes(2000), other)).statusCode).toBe('00430')
      })

      it('BOS-02 is accepted until its end', async () => {
        const permit = await permission()
        gateway.clock.advance(UPLOAD_PERMISSION_MS - 1)
        const late = await permission()
        expect((await actions.put(permit, pdfBytes(2000), boss)).data).toEqual({ received: 2000 })
        gateway.clock.advance(UPLOAD_PERMISSION_MS)
        expect((await actions.put(late, pdfBytes(2000), boss)).statusCode).toBe('00430')
        staffToken = await loginStaff(gateway, 'service')
      })

      it('BOS-02 is refused where the bytes are not those of the type, or are more or fewer than permitted', async () => {
        const unlike = await actions.permit(boss, { orderId, name: 'page.html', size: 20 })
        expect(unlike).toMatchObject({ statusCode: '00400', data: { fields: [{ field: 'name' }] } })
        const permit = await permission()
        const page = Buffer.from('<html><script>alert(1)</script>'.padEnd(2000))
        expect((await actions.put(permit, page, boss)).statusMessage).toContain('与格式不符')
        expect((await actions.put(permit, pdfBytes(2001), boss)).statusCode).toBe('00400')
        expect((await actions.put(permit, pdfBytes(1999), boss)).statusCode).toBe('00400')
        expect((await solidify(permit.objectKey)).statusCode).toBe('30003')
      })

      it('BOS-02 arrives in pieces, in order, and is kept only when it is whole', async () => {
        const size = 512 * 1024 + 700
        const permit = await permission({ size })
        const bytes = pdfBytes(size)
        const [first, last] = [bytes.subarray(0, permit.pieceBytes), bytes.subarray(permit.pieceBytes)]
        expect((await actions.put(permit, last, boss, permit.pieceBytes)).statusCode).toBe('30003')
        expect((await actions.put(permit, first, boss)).data.received).toBe(permit.pieceBytes)
        expect((await actions.put(permit, last, boss, permit.pieceBytes - 1)).statusCode).toBe('00400')
        expect((await solidify(permit.objectKey)).statusCode).toBe('30003')
        expect((await save(permit.objectKey)).statusCode).toBe('30003')
        expect((await actions.put(permit, first, boss)).data.received).toBe(permit.pieceBytes)
        const changed = Buffer.from(first)
        changed[100] = 0
        expect((await actions.put(permit, changed, boss)).statusMessage).toContain('重新选择')
        expect((await actions.put(permit, last, boss, permit.pieceBytes)).data.received).toBe(size)
        expect((await solidify(permit.objectKey, other)).statusCode).toBe('30003')
        const digest = createHash('sha256').update(bytes).digest('hex')
        const kept = await Promise.all([solidify(permit.objectKey), solidify(permit.objectKey)])
        for (const { data } of [...kept, await solidify(permit.objectKey)])
          expect(data).toMatchObject({ size, digest })
        expect(
          await database()
            .sql`select 1 from stored_files where id = ${permit.objectKey} and area = 'service-parts'`,
        ).toEqual([])
        expect((await actions.put(permit, first, boss)).statusCode).toBe('30003')
        expect((await save(permit.objectKey, secondId)).statusCode).toBe('30003')
        const saved = await save(permit.objectKey)
        expect(saved.data).toMatchObject({ state: 'submitted', isRemovable: true })
        expect((await save(permit.objectKey)).data).toEqual(saved.data)
        expect((await actions.put(permit, first, boss)).statusCode).toBe('30003')
      })

      it('BOS-02 is removed with its bytes where it was never saved', async () => {
        const unfinished = await permission()
        await actions.put(unfinished, pdfBytes(2000), boss)
        const kept = await permission()
        await actions.put(kept, pdfBytes(2000), boss)
        await solidify(kept.objectKey)
        const isThere = async ({ objectKey }: Permission) => {
          const storedFile = await files().store.open(`service-files/${objectKey}`)
          storedFile?.stream.destroy()
          return storedFile !== null
        }
        const rowsOf = ({ objectKey }: Permission) =>
          database().sql`select 1 from service_files where id = ${objectKey}`
        const sweep = async () => {
          await deleteUnsaved(database().orm, gateway.clock.now())
          await sweepFiles(files(), gateway.clock.now())
        }
        gateway.clock.advance(UPLOAD_PERMISSION_MS + 1)
        await sweep()
        expect((await solidify(unfinished.objectKey)).statusCode).toBe('30003')
        expect((await actions.put(unfinished, pdfBytes(2000), boss)).statusCode).toBe('00430')
        expect(await rowsOf(unfinished)).toEqual([])
        expect(await isThere(kept)).toBe(true)
        gateway.clock.advance(DAY_MS)
        await sweep()
        expect((await save(kept.objectKey)).statusCode).toBe('30003')
        gateway.clock.advance(HOUR_MS)
        await sweep()
        expect([await isThere(kept), await rowsOf(kept)]).toEqual([false, []])
        staffToken = await loginStaff(gateway, 'service')
      })
    })

    describe('a callback of the signing service', () => {
      const callback = (body: object) => gateway.call(bossOrder.agreementCallback.path, body)
      const lay = async (id: string) => {
        await actions.staff('offerContract', { id, ...CONTRACT })
        const info = await gateway.call<{ digest: string; signUrl: string }>(
          bossOrder.eSignInfo.path,
          { orderId: id },
          { token: boss },
        )
        const { digest, signUrl } = info.data
        return { digest, flowNo: signUrl.split('/').at(-1)! }
      }
      const decision = (
        offered: { flowNo: string; digest: string },
        outcome: 'signed' | 'refused' = 'signed',
      ) => ({
        ...offered,
        outcome,
        signerName: '王建国',
        reason: outcome === 'refused' ? '价格不对' : '',
        decideTime: gateway.clock.now(),
        timestamp: gateway.clock.now(),
      })
      const signed = (unsigned: ReturnType<typeof decision>) =>
        signCallback(unsigned, createSigners(config).agreements)
      const readState = async (id: string) =>
        (await gateway.call<{ state: string }>(bossOrder.eSignInfo.path, { orderId: id }, { token: boss }))
          .data.state

      it('BOS-04 is refused when forged, changed, stale, or of another text', async () => {
        const offered = await lay(orderId)
        const right = signed(decision(offered))
        const wrong = [
          { ...right, sign: '0'.repeat(64) },
          { ...right, sign: '' },
          { ...right, outcome: 'refused' },
          { ...right, signerName: '李四' },
          { ...right, timestamp: right.timestamp + 1 },
          signCallback(decision(offered), createSigners(config).uploads),
          signed({ ...decision(offered), timestamp: gateway.clock.now() - 5 * MINUTE_MS - 1 }),
          signed(decision({ ...offered, digest: '0'.repeat(64) })),
        ]
        for (const body of wrong) expect((await callback(body)).statusCode).toBe('00430')
        const unknown = signed(decision({ ...offered, flowNo: '00000000-0000-4000-8000-000000000001' }))
        expect((await callback(unknown)).statusCode).toBe('30003')
        expect(await readState(orderId)).toBe('to-sign')
      })

      it('BOS-04 decides once: replayed it changes nothing, and no later decision counts', async () => {
        const offered = await lay(secondId)
        const refusal = signed(decision(offered, 'refused'))
        expect((await callback(refusal)).data).toBe(true)
        expect(await readState(secondId)).toBe('refused')
        expect((await callback(refusal)).data).toBe(true)
        expect((await callback(signed(decision(offered)))).statusCode).toBe('40011')
        const again = await lay(secondId)
        // The refusal of the former text does not apply to the new one.
        expect((await callback(refusal)).statusCode).toBe('40011')
        expect(await readState(secondId)).toBe('to-sign')
        const signature = signed(decision(again))
        expect((await callback(signature)).data).toBe(true)
        expect((await callback(signature)).data).toBe(true)
        const { sql } = database()
        const copies =
          await sql`select 1 from service_files where order_id = ${secondId} and place = 'contract'`
        expect(copies).toHaveLength(1)
        expect((await actions.staff('offerContract', { id: secondId, ...CONTRACT })).statusMessage).toBe(
          '合同已经签署，不能再改',
        )
      })

      it('BOS-04 comes too late for a contract that was taken back', async () => {
        const info = await gateway.call<{ digest: string; signUrl: string }>(
          bossOrder.eSignInfo.path,
          { orderId },
          { token: boss },
        )
        await actions.staff('withdrawContract', { id: orderId })
        const late = signed(
          decision({ digest: info.data.digest, flowNo: info.data.signUrl.split('/').at(-1)! }),
        )
        expect((await callback(late)).statusCode).toBe('40011')
        expect(await readState(orderId)).toBe('none')
      })
    })
  })
})
