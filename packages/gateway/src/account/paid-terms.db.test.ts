import { addDays } from '@zhushutong/domain/formatting'
import type { Holding } from '@zhushutong/domain/membership'
import { isPaidTerm, isTrial } from '@zhushutong/domain/membership'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newBuyer } from '../../test-support/buyer'
import { describeOnPostgres } from '../../test-support/databases'
import { NOW, startGateway, type TestGateway } from '../../test-support/gateway'
import { purchaseFeature } from '../purchase'
import { sandboxFeature } from '../sandbox'
import { accountFeature } from './index'

const VIP = '/jian-butler-portal-biz/personalCenter/personalInfo/getMemberVipInfoVO'

describeOnPostgres('paid terms', (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    const features = [accountFeature, purchaseFeature, sandboxFeature]
    gateway = await startGateway(database(), features, { TRIAL_DAYS: '7', REFUND_RULE_FEN: '1000000' })
  })
  afterAll(() => gateway?.close())

  const readSvip = async (token: string): Promise<Holding> => {
    const { data } = await gateway.call<{ memberships: Holding[] }>(VIP, {}, { token })
    const held = data.memberships.find(({ kind }) => kind === 'svip')
    if (!held) throw new Error('no SVIP')
    return held
  }

  it('MEM-08 a trial is unpaid; what is bought behind it is paid from the end of the trial', async () => {
    const buyer = await newBuyer(gateway, database())
    const trial = await readSvip(buyer.token)
    expect([trial.overTime, trial.paidTerms]).toEqual([addDays(NOW, 7), []])
    await buyer.buy('svip-quarter')
    const both = await readSvip(buyer.token)
    const paid = { startTime: addDays(NOW, 7), endTime: addDays(NOW, 99) }
    expect([both.overTime, both.paidTerms]).toEqual([addDays(NOW, 99), [paid]])
    expect([isTrial(trial, NOW), isTrial(both, NOW), isPaidTerm(both, NOW)]).toEqual([true, false, false])
  })

  it('MEM-08 a term that was given back is no longer paid', async () => {
    const buyer = await newBuyer(gateway, database())
    const orderId = await buyer.buy('svip-quarter')
    const price = await buyer.manager<{ amount: number; points: number }>('priceRefund', { orderId })
    const { amount, points } = price.data
    await buyer.manager('askRefund', { orderId, reason: '不再需要', amount, points })
    const held = await readSvip(buyer.token)
    expect([held.overTime, held.paidTerms]).toEqual([addDays(NOW, 7), []])
  })
})
