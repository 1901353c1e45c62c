import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import type { Database } from '../../src/platform/db'
import { decide, newBuyer } from '../buyer'
import type { TestGateway } from '../gateway'

type Report = ResultOf<typeof contract.dataReports.status>

const CENTRE = '/jian-butler-portal-biz/personalCenter/personalInfo'

const CALLS = {
  page: 'pageLinkMemberData',
  status: 'getDataStatus',
  url: 'getDataReportUrlByResourceId',
  retry: 'retryCreateData',
  mail: 'sendDataReportToEmail',
  remove: 'deleteMemberDataReport',
} as const

export async function newReportBuyer(gateway: TestGateway, database: Pick<Database, 'orm'>) {
  const buyer = await newBuyer(gateway, database)
  const { token } = buyer
  const callOwn = <T = Report>(name: keyof typeof CALLS, body: object = {}) =>
    gateway.call<T>(`${CENTRE}/${CALLS[name]}`, body, { token })
  const order = (productId: string, place?: string) =>
    buyer.create({ productId, orderType: 'data_report', requestParam: place })
  return {
    ...buyer,
    own: callOwn,
    order,
    list: async () => (await callOwn<{ records: Report[] }>('page')).data.records,
    /** Orders and pays; returns the new report. */
    async buyReport(productId: string, place?: string): Promise<Report> {
      const { data: orderId } = await order(productId, place)
      await buyer.choose(orderId)
      await decide(gateway, orderId, 'paid')
      const records = (await callOwn<{ records: Report[] }>('page')).data.records
      const listed = records.find((report) => report.orderId === orderId)
      if (!listed) throw new Error(`The order ${orderId} brought no report`)
      return listed
    },
    async until(resourceId: string, state: Report['state']): Promise<Report> {
      for (let tries = 0; tries < 600; tries++) {
        const { data } = await callOwn('status', { resourceId })
        if (data.state === state) return data
        await new Promise((done) => setTimeout(done, 50))
      }
      throw new Error(`The report is ${(await callOwn('status', { resourceId })).data.state}, not ${state}`)
    },
    file: (url: string, headers: Record<string, string> = {}) =>
      gateway.app.server.inject({ url, headers: { authorization: `Bearer ${token}`, ...headers } }),
  }
}
