import { createHash, randomInt } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { NOW } from '../gateway'
import { makeCertificate } from './certificate'
import { openStandIn, type ReceivedRequest } from './stand-in'
import {
  encrypt,
  independentClient,
  MERCHANT,
  newPlatformKey,
  type StandInKey,
  signatureHeaders,
} from './wechat-pay-keys'

/*
 * A stand-in of WeChat Pay APIv3, Native: checks the signature of every request, signs every answer, stores
 * orders and refunds, and creates the notifications that WeChat would post.
 */

const AUTHORIZATION =
  /^WECHATPAY2-SHA256-RSA2048 mchid="(\d+)",nonce_str="(\w+)",signature="([^"]+)",timestamp="(\d+)",serial_no="(\w+)"$/

interface Trade {
  readonly out_trade_no: string
  readonly amount: { readonly total: number; readonly currency: string }
  readonly time_expire: string
  readonly notify_url: string
  state: 'NOTPAY' | 'SUCCESS' | 'CLOSED' | 'REFUND'
  transaction_id?: string
  success_time?: string
}

interface Refund {
  readonly out_refund_no: string
  readonly transaction_id: string
  readonly amount: { readonly refund: number; readonly total: number }
  readonly refund_id: string
  readonly out_trade_no: string
  status: string
  success_time?: string
}

interface Answer {
  readonly status: number
  readonly body: object | null
}

type Handler = (body: Record<string, never>, target: URL) => Answer

const merchantClient = independentClient(
  MERCHANT.keys,
  makeCertificate(MERCHANT.keys, { serial: '0A', from: NOW, to: NOW + 1000 }),
)

/** The reason why WeChat refuses a request; null if the merchant's signature is valid. */
function findSignatureFault({ method, target, headers, body }: ReceivedRequest): string | null {
  const [, mchid, nonce = '', signature, timestamp = '', serial] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? []
  if (mchid !== MERCHANT.merchantId || serial !== MERCHANT.serial) return 'unknown merchant or serial'
  if (Math.abs(Number(timestamp) * 1000 - Date.now()) > 300_000) return 'stale'
  if (headers.accept !== 'application/json' || !headers['user-agent']) return 'no Accept or User-Agent'
  const expected = merchantClient.getSignature(method, nonce, timestamp, target, body.toString())
  return signature === expected ? null : 'signature'
}

const failed = (status: number, code: string): Answer => ({ status, body: { code, message: code } })
const done = (body: object | null, status = 200): Answer => ({ status, body })

const timeText = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().replace(/\.\d+Z$/, '+08:00')

/** @param now the stand-in's clock, ms */
export async function openWechatPay(now: () => number) {
  const trades = new Map<string, Trade>()
  const refunds = new Map<string, Refund>()
  const faults: string[] = []
  const asked: string[] = []
  let keys: readonly StandInKey[] = [newPlatformKey('4A00000000000000000000000000000000000001')]
  let signer = keys[0]!
  let spoil: ((response: ServerResponse, answer: Answer) => void | Promise<void>) | null = null
  let bill = { text: '', hash: '', ready: true }
  let nextRefund = 'SUCCESS'

  const transaction = (trade: Trade) => ({
    mchid: MERCHANT.merchantId,
    appid: MERCHANT.appId,
    out_trade_no: trade.out_trade_no,
    trade_type: 'NATIVE',
    trade_state: trade.state,
    amount: { ...trade.amount, payer_total: trade.amount.total, payer_currency: 'CNY' },
    ...(trade.transaction_id && { transaction_id: trade.transaction_id, success_time: trade.success_time }),
  })

  const create: Handler = (body) => {
    const order = body as unknown as Trade & { mchid: string; appid: string }
    if (order.mchid !== MERCHANT.merchantId || order.appid !== MERCHANT.appId)
      return failed(400, 'PARAM_ERROR')
    if (Date.parse(order.time_expire) < now() + 60_000) return failed(400, 'PARAM_ERROR')
    const known = trades.get(order.out_trade_no)
    if (known?.state === 'SUCCESS') return failed(400, 'ORDERPAID')
    if (known?.state === 'CLOSED') return failed(400, 'ORDER_CLOSED')
    if (known && known.amount.total !== order.amount.total) return failed(400, 'INVALID_REQUEST')
    trades.set(order.out_trade_no, { ...order, state: 'NOTPAY' })
    return done({ code_url: `weixin://wxpay/bizpayurl?pr=${order.out_trade_no}` })
  }

  const createOnPhone: Handler = (body, target) => {
    const { scene_info: scene, out_trade_no: number } = body as unknown as {
      readonly scene_info?: {
        readonly payer_client_ip?: string
        readonly h5_info?: { readonly type?: string }
      }
      readonly out_trade_no: string
    }
    if (!scene?.payer_client_ip || scene.h5_info?.type !== 'Wap') return failed(400, 'PARAM_ERROR')
    const answer = create(body, target)
    const url = `https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=${number}`
    return answer.status === 200 ? done({ h5_url: url }) : answer
  }

  const tradeIn = (target: URL) => trades.get(decodeURIComponent(target.pathname.split('/')[5] ?? ''))

  const query: Handler = (_, target) => {
    const trade = tradeIn(target)
    if (target.searchParams.get('mchid') !== MERCHANT.merchantId) return failed(400, 'PARAM_ERROR')
    return trade ? done(transaction(trade)) : failed(404, 'ORDER_NOT_EXIST')
  }

  const close: Handler = (_, target) => {
    const trade = tradeIn(target)
    if (!trade) return failed(404, 'ORDER_NOT_EXIST')
    if (trade.state === 'SUCCESS') return failed(400, 'ORDERPAID')
    trade.state = 'CLOSED'
    return done(null, 204)
  }

  const refund: Handler = (body) => {
    const asking = body as unknown as Refund
    const trade = [...trades.values()].find((candidate) => candidate.transaction_id === asking.transaction_id)
    if (!trade) return failed(404, 'RESOURCE_NOT_EXISTS')
    if (asking.amount.total !== trade.amount.total) return failed(400, 'PARAM_ERROR')
    if (nextRefund === 'NOT_ENOUGH') return failed(403, 'NOT_ENOUGH')
    const known = refunds.get(asking.out_refund_no)
    const { out_trade_no } = trade
    const refund = known ?? {
      ...asking,
      out_trade_no,
      refund_id: `50${randomInt(10 ** 12)}`,
      status: nextRefund,
    }
    if (refund.status === 'SUCCESS') refund.success_time = timeText(now())
    refunds.set(asking.out_refund_no, refund)
    return done(refund)
  }

  const queryRefund: Handler = (_, target) => {
    const known = refunds.get(decodeURIComponent(target.pathname.split('/')[5] ?? ''))
    return known ? done(known) : failed(404, 'RESOURCE_NOT_EXISTS')
  }

  const tradeBill: Handler = () => {
    if (!bill.ready) return failed(400, 'STATEMENT_CREATING')
    if (bill.text === '') return failed(400, 'NO_STATEMENT_EXIST')
    const download_url = 'https://api.mch.weixin.qq.com/v3/billdownload/file?token=t%2F1'
    return done({ hash_type: 'SHA1', hash_value: bill.hash, download_url })
  }

  const certificates: Handler = () =>
    done({
      data: keys.map(({ serial, certificate }) => ({
        serial_no: serial,
        encrypt_certificate: encrypt(certificate, 'certificate'),
      })),
    })

  const ROUTES: readonly (readonly [RegExp, Handler])[] = [
    [/^POST \/v3\/pay\/transactions\/native$/, create],
    [/^POST \/v3\/pay\/transactions\/h5$/, createOnPhone],
    [/^GET \/v3\/pay\/transactions\/out-trade-no\/[^/]+$/, query],
    [/^POST \/v3\/pay\/transactions\/out-trade-no\/[^/]+\/close$/, close],
    [/^POST \/v3\/refund\/domestic\/refunds$/, refund],
    [/^GET \/v3\/refund\/domestic\/refunds\/[^/]+$/, queryRefund],
    [/^GET \/v3\/bill\/tradebill$/, tradeBill],
    [/^GET \/v3\/certificates$/, certificates],
  ]

  const answer = (response: ServerResponse, { status, body }: Answer) => {
    const text = body === null ? '' : JSON.stringify(body)
    response.writeHead(status, signatureHeaders(signer, text, Date.now())).end(text)
  }

  const server = await openStandIn((request, response) => {
    const target = new URL(request.target, 'http://wechat')
    const fault = findSignatureFault(request)
    asked.push(`${request.method} ${target.pathname}`)
    if (fault) {
      faults.push(fault)
      return answer(response, failed(401, 'SIGN_ERROR'))
    }
    // Bill files are unsigned; the earlier answer contained the file's hash.
    if (target.pathname === '/v3/billdownload/file') return void response.end(bill.text)
    const [, handler] = ROUTES.find(([route]) => route.test(`${request.method} ${target.pathname}`)) ?? []
    const body = request.body.length > 0 ? JSON.parse(request.body.toString()) : {}
    const answered = handler ? handler(body, target) : failed(404, 'RESOURCE_NOT_EXISTS')
    return (spoil ?? answer)(response, answered)
  })

  return {
    ...server,
    trades,
    refunds,
    /** `faults`: reasons of refused requests; `asked`: received requests. */
    faults,
    asked,
    answer,
    transaction,
    signer: () => signer,
    /** Replaces the returned certificates; the last one signs from now on. */
    rotate: (...next: readonly StandInKey[]) => {
      keys = next
      signer = next.at(-1)!
    },
    signWith: (key: StandInKey) => {
      signer = key
    },
    /** Replaces the answer to every request; null restores the normal one. */
    spoil: (how: typeof spoil) => {
      spoil = how
    },
    refundsAre: (status: string) => {
      nextRefund = status
    },
    bills: (text: string, { ready = true, hash = createHash('sha1').update(text).digest('hex') } = {}) => {
      bill = { text, hash, ready }
    },
    /** Simulates a payer who scans the code and pays. */
    pay(orderCode: string): Trade {
      const trade = trades.get(orderCode)
      if (trade?.state !== 'NOTPAY') throw new Error(`${orderCode} cannot be paid`)
      trade.state = 'SUCCESS'
      trade.transaction_id = `42000${randomInt(10 ** 13)}`
      trade.success_time = timeText(now())
      return trade
    },
  }
}

export type TestWechatPay = Awaited<ReturnType<typeof openWechatPay>>

/**
 * A notification in the format that WeChat posts, with any content.
 * @param now ms
 */
export function wechatNotification(
  key: StandInKey,
  event: string,
  content: object,
  now: number,
  apiKey: string = MERCHANT.apiKey,
) {
  const body = JSON.stringify({
    id: 'e-1',
    create_time: timeText(now),
    resource_type: 'encrypt-resource',
    event_type: event,
    resource: { original_type: 'transaction', ...encrypt(JSON.stringify(content), 'transaction', apiKey) },
  })
  return { body, headers: { 'content-type': 'application/json', ...signatureHeaders(key, body, now) } }
}
