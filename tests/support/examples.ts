import { KINDS, type KindName } from '../../packages/domain/src/records'
import { contract, type Endpoint, recordContract } from '../../packages/sdk/src/contract'
import { type Existing, groupTexts } from '../../packages/sdk/src/contract/reference'

export type { Existing }

/**
 * Calls that are rejected for everyone, with the code: the examples contain no solved slider or SMS code,
 * and their gateway has no Alibaba captcha.
 */
export const REFUSED: Readonly<Record<string, string>> = {
  'login.verifySlider': '10003',
  'login.createAlibaba': '00134',
  'login.verifyAlibaba': '00134',
  'login.verifyWork': '10003',
  'login.sendSms': '10002',
  'login.bySms': '10003',
  'login.byPassword': '00139',
  'login.byBoss': '10003',
  'login.bindScan': '20015',
  'login.resetPassword': '10003',
  'risk.pass': '10002',
  'security.endDevice': '00404',
  'apiKeys.revoke': '00404',
  // The operator of the tests has no mini program.
  'profile.miniProgram': '30003',
  // The examples use an invalid address, so that no mail is sent.
  'memberMail.sendCode': '00400',
  'memberMail.confirm': '00400',
  // Not allowed for demo accounts, and all of these are.
  'security.sendOwnCode': '20021',
  'security.changeMobile': '20021',
  'security.requestClosing': '20021',
  'claims.add': '00400',
  'claims.withdraw': '00404',
  'leads.update': '00404',
  'orders.remove': '40011',
  'orders.askRefund': '00400',
  'invoices.ask': '40011',
  'invoices.get': '00404',
  'invoices.cancel': '00404',
  'invoices.removeTitle': '00404',
  // The order of the examples is not a top-up, and their wallets are empty.
  'wallet.rechargeStatus': '30002',
  'wallet.askRefund': '00400',
  // Rejected except for members.
  'ownerAgent.nijianCount': '00400',
  // Rejected except for holders of the service.
  'expiry.qualifications': '00403',
  'expiry.permits': '00403',
  // Rejected except for holders of an enterprise VIP.
  'seats.give': '00403',
  // Its example names an older agreement.
  'seats.add': '40012',
  'seats.takeBack': '00404',
  'exports.get': '30003',
  'exports.retry': '30003',
  'exports.remove': '30003',
  'dataReports.status': '11000',
  'dataReports.url': '11000',
  'dataReports.retry': '11000',
  'dataReports.mail': '11000',
  'dataReports.remove': '11000',
  'subscriptions.change': '30003',
  'subscriptions.remove': '30003',
  'subscriptions.digest': '30003',
  'webhooks.change': '30003',
  'webhooks.remove': '30003',
  'webhooks.rotate': '30003',
  'webhooks.test': '30003',
  'webhooks.redeliver': '30003',
  'labour.update': '30003',
  'labour.close': '30003',
  'invites.check': '60000',
  'invites.gift': '60000',
  'invites.claim': '60000',
  // Rejected except for members, who give days of their own membership.
  'invites.create': '00400',
  'assistant.rate': '30003',
  'assistant.rename': '30003',
  'assistant.remove': '30003',
  'assistant.messages': '30003',
  'assistant.stop': '30003',
  // Rejected for accounts that are not the principal of a firm, as all of these.
  'bossFile.uploadSignature': '40001',
  'bossFile.saveFile': '40001',
  'bossFile.files': '40001',
  'bossFile.removeFile': '40001',
  'bossOrder.details': '40001',
  'bossOrder.process': '40001',
  'bossOrder.remove': '40001',
  'bossOrder.close': '40001',
  'bossOrder.click': '40001',
  'bossOrder.payments': '40001',
  'bossOrder.bankCard': '40001',
  'bossOrder.stewardPhone': '40001',
  'bossOrder.invoiceInfo': '40001',
  'bossOrder.invoiceFiles': '40001',
  'bossOrder.invoicePicture': '40001',
  'bossOrder.eSignInfo': '40001',
  'bossOrder.recruitment': '40001',
  'bossOrder.management': '40001',
  'bossOrder.plan': '40001',
  'bossFile.stageFiles': '40001',
  'bossFile.uploadStageFile': '40001',
  'bossFile.deleteStageFile': '40001',
  'bossFile.solidify': '30003',
  'bossOrder.agreementCallback': '00430',
  'serviceCode.detail': '40007',
  'serviceCode.confirm': '40007',
  'upload.signature': '40001',
  'upload.putObject': '00430',
}

export interface Example {
  /** 'group.call' or 'kind.call'. */
  readonly name: string
  readonly endpoint: Endpoint
  readonly input: Readonly<Record<string, unknown>>
}

/** Streams and uploads have client methods of their own, tested in tests/contract/assistant.db.test.ts. */
const isPlain = ({ endpoint }: Example) => !endpoint.streams && !endpoint.multipart

let consultations = 0

/** One mobile may request advice only three times an hour (CON-01), and every role makes these calls. */
const withOwnInput = (name: string, input: Example['input']): Example['input'] => {
  // Codes are limited by account and address, and every role makes these calls.
  if (name === 'memberMail.sendCode') return { mail: 'nobody' }
  if (name !== 'consultation.add') return input
  consultations += 1
  return { ...input, mobile: String(12_200_500_000 + consultations) }
}

/** Every plain call of both tables with a valid input; the logout call comes last. */
export function everyCall(existing: Existing): Example[] {
  const calls = Object.entries(contract).flatMap(([group, endpoints]) => {
    const words = groupTexts(group as keyof typeof contract)
    return Object.entries(endpoints as Readonly<Record<string, Endpoint>>).map(([name, endpoint]) => ({
      name: `${group}.${name}`,
      endpoint,
      input: withOwnInput(`${group}.${name}`, words[name]!.example(existing)),
    }))
  })
  const records = Object.entries(recordContract).flatMap(([kind, { search, detail, ...more }]) => [
    { name: `${kind}.search`, endpoint: search, input: { pageSize: 50 } },
    { name: `${kind}.detail`, endpoint: detail, input: { id: existing.recordIds[kind as KindName] } },
    { name: `${kind}.changes`, endpoint: more.changes, input: {} },
    { name: `${kind}.export`, endpoint: more.export, input: { preview: true } },
  ])
  const isLast = ({ name }: { name: string }) => Number(name === 'login.logout')
  return [...calls, ...records].filter(isPlain).sort((a, b) => isLast(a) - isLast(b))
}

/** Searches of every kind by a word, and in each of its orders. */
export function moreSearches(): Example[] {
  return KINDS.flatMap(({ kind, sorts }) => {
    const { search } = recordContract[kind]!
    const inputs = [{ keyword: '建设' }, ...sorts.map(({ key }) => ({ sort: key, pageNum: 2 }))]
    return inputs.map((input) => ({ name: `${kind}.search`, endpoint: search, input }))
  })
}
