import { createSign, generateKeyPairSync, randomInt } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { AlipaySdk } from 'alipay-sdk'
import { strToU8, zipSync } from 'fflate'
import { openStandIn } from './stand-in'

/*
 * A stand-in of Alipay's open platform: checks the signature of every request by alipay-sdk, signs every
 * answer, stores trades and refunds, and creates the notifications that Alipay would post.
 */

const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
type Keys = ReturnType<typeof newKeys>

export const ALIPAY_APP = {
  appId: '2021000000000001',
  sellerId: '2088000000000001',
  keys: newKeys(),
} as const
export const ALIPAY_KEYS = newKeys()

const privatePem = ({ privateKey }: Keys) => privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
/** The public key in the format of Alipay's console. */
const bare = ({ publicKey }: Keys) => publicKey.export({ type: 'spki', format: 'der' }).toString('base64')

/** alipay-sdk as an independent client of a merchant with these keys. */
export const independentClient = (ownKeys: Keys, their: Keys, endpoint?: string) =>
  new AlipaySdk({
    appId: ALIPAY_APP.appId,
    privateKey: privatePem(ownKeys),
    keyType: 'PKCS8',
    alipayPublicKey: bare(their),
    camelcase: false,
    ...(endpoint && { gateway: `${endpoint}/gateway.do` }),
  })

export function alipaySettings(apiUrl: string): Record<string, string> {
  return {
    GATEWAY_ORIGIN: 'https://gateway.example.test',
    ALIPAY_PROVIDER: 'alipay',
    ALIPAY_APP_ID: ALIPAY_APP.appId,
    ALIPAY_SELLER_ID: ALIPAY_APP.sellerId,
    ALIPAY_PRIVATE_KEY: privatePem(ALIPAY_APP.keys),
    ALIPAY_PUBLIC_KEY: bare(ALIPAY_KEYS),
    ALIPAY_API_URL: apiUrl,
  }
}

const sign = (text: string, { privateKey }: Keys = ALIPAY_KEYS, algorithm = 'RSA-SHA256') =>
  createSign(algorithm).update(text, 'utf8').sign(privateKey, 'base64')

/** A signed notification in the format that Alipay posts. */
export function signedForm(fields: Readonly<Record<string, string>>, keys = ALIPAY_KEYS, type = 'RSA2') {
  const text = Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')
  const sign_ = sign(text, keys, type === 'RSA' ? 'RSA-SHA1' : 'RSA-SHA256')
  return new URLSearchParams({ ...fields, sign: sign_, sign_type: type }).toString()
}

export const timeText = (ms: number) =>
  new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

interface Code {
  readonly out_trade_no: string
  readonly total_amount: string
  readonly notify_url: string
  readonly until: number
}

interface Trade {
  readonly trade_no: string
  readonly out_trade_no: string
  readonly total_amount: string
  readonly send_pay_date: string
  trade_status: string
}

type Content = Readonly<Record<string, string>>
type Answer = Readonly<Record<string, unknown>>

const ok = (more: Answer): Answer => ({ code: '10000', msg: 'Success', ...more })
const failed = (sub_code: string): Answer => ({
  code: '40004',
  msg: 'Business Failed',
  sub_code,
  sub_msg: '失败',
})

export function signedAnswer(method: string, answer: Answer, keys = ALIPAY_KEYS): string {
  const text = JSON.stringify(answer)
  return `{"${method.replaceAll('.', '_')}_response":${text},"sign":"${sign(text, keys)}"}`
}

/** @param now the stand-in's clock, ms */
export async function openAlipay(now: () => number) {
  const codes = new Map<string, Code>()
  const trades = new Map<string, Trade>()
  const refunds = new Map<string, { readonly amount: string; readonly at: string }>()
  const faults: string[] = []
  const asked: { readonly method: string; readonly content: Content }[] = []
  let spoil: ((response: ServerResponse, method: string, answer: Answer) => void | Promise<void>) | null =
    null
  let bill: Buffer | null = null
  let refusal: string | null = null
  const merchant = independentClient(ALIPAY_KEYS, ALIPAY_APP.keys)

  const handlers: Readonly<Record<string, (content: Content, form: Content) => Answer>> = {
    'alipay.trade.precreate'(content, form) {
      const { out_trade_no = '', total_amount = '', seller_id, timeout_express = '' } = content
      if (seller_id !== ALIPAY_APP.sellerId) return failed('ACQ.INVALID_PARAMETER')
      const known = trades.get(out_trade_no)
      if (known && known.trade_status !== 'WAIT_BUYER_PAY') return failed('ACQ.TRADE_HAS_SUCCESS')
      const until = now() + Number.parseInt(timeout_express, 10) * 60_000
      codes.set(out_trade_no, { out_trade_no, total_amount, notify_url: form.notify_url ?? '', until })
      return ok({ out_trade_no, qr_code: `https://qr.alipay.com/${out_trade_no}` })
    },
    'alipay.trade.query'({ out_trade_no = '' }) {
      const trade = trades.get(out_trade_no)
      return trade ? ok({ ...trade }) : failed('ACQ.TRADE_NOT_EXIST')
    },
    'alipay.trade.close'({ out_trade_no = '' }) {
      const trade = trades.get(out_trade_no)
      if (!trade) return failed('ACQ.TRADE_NOT_EXIST')
      if (trade.trade_status !== 'WAIT_BUYER_PAY') return failed('ACQ.TRADE_STATUS_ERROR')
      trade.trade_status = 'TRADE_CLOSED'
      return ok({ out_trade_no, trade_no: trade.trade_no })
    },
    'alipay.trade.refund'({ out_trade_no = '', refund_amount = '', out_request_no = '' }) {
      const trade = trades.get(out_trade_no)
      if (!trade) return failed('ACQ.TRADE_NOT_EXIST')
      if (refusal) return failed(refusal)
      const fund_change = refunds.has(out_request_no) ? 'N' : 'Y'
      if (fund_change === 'Y') refunds.set(out_request_no, { amount: refund_amount, at: timeText(now()) })
      const sum = [...refunds.values()].reduce((all, { amount }) => all + Number(amount), 0)
      return ok({ out_trade_no, trade_no: trade.trade_no, fund_change, refund_fee: sum.toFixed(2) })
    },
    'alipay.trade.fastpay.refund.query'({ out_trade_no = '', out_request_no = '' }) {
      const trade = trades.get(out_trade_no)
      const refund = refunds.get(out_request_no)
      if (!trade) return failed('ACQ.TRADE_NOT_EXIST')
      if (!refund) return ok({})
      const { trade_no, total_amount } = trade
      const state = { refund_status: 'REFUND_SUCCESS', gmt_refund_pay: refund.at }
      return ok({
        out_trade_no,
        out_request_no,
        trade_no,
        total_amount,
        refund_amount: refund.amount,
        ...state,
      })
    },
    'alipay.data.dataservice.bill.downloadurl.query'() {
      return bill ? ok({ bill_download_url: `${server.url}/bill.zip` }) : failed('isp.bill_not_exist')
    },
  }

  const server = await openStandIn((request, response) => {
    if (request.target === '/bill.zip') return void response.end(bill)
    // Alipay reads parameters from address and body alike.
    const query = new URL(request.target, 'http://alipay').searchParams
    const form = Object.fromEntries([...query, ...new URLSearchParams(request.body.toString())])
    const { method = '', biz_content = '{}' } = form
    const send = (text: string) => void response.end(text)
    const isSigned =
      form.sign_type === 'RSA2' && form.charset === 'utf-8' && merchant.checkNotifySign({ ...form }, true)
    const isFresh = Math.abs(Date.parse(`${form.timestamp?.replace(' ', 'T')}+08:00`) - Date.now()) < 900_000
    if (!isSigned || !isFresh || form.app_id !== ALIPAY_APP.appId) {
      faults.push(method)
      return send(signedAnswer(method, { code: '40002', msg: 'Invalid', sub_code: 'isv.invalid-signature' }))
    }
    const content = JSON.parse(biz_content)
    asked.push({ method, content })
    const answer = handlers[method]?.(content, form) ?? failed('isv.invalid-method')
    return spoil ? spoil(response, method, answer) : send(signedAnswer(method, answer))
  })

  return {
    ...server,
    codes,
    trades,
    refunds,
    faults,
    asked,
    spoil: (how: typeof spoil) => {
      spoil = how
    },
    refuseRefunds: (code: string | null) => {
      refusal = code
    },
    /** Sets the bill: GBK files, returned as a zip. */
    bills: (files: Readonly<Record<string, Uint8Array>> | null) => {
      bill = files && Buffer.from(zipSync({ ...files, 'readme.txt': strToU8('x') }))
    },
    /** Simulates a payer who scans the code; this creates the trade. */
    scan(orderCode: string): Trade {
      const code = codes.get(orderCode)
      if (!code || code.until <= now()) throw new Error(`the code of ${orderCode} is over`)
      const { out_trade_no, total_amount } = code
      const trade_no = `2026112022001${randomInt(10 ** 12)}`
      const trade = {
        trade_no,
        out_trade_no,
        total_amount,
        send_pay_date: '',
        trade_status: 'WAIT_BUYER_PAY',
      }
      trades.set(orderCode, trade)
      return trade
    },
    /** Simulates a payer who scans the code and pays. */
    pay(orderCode: string): Trade {
      const paid = { ...this.scan(orderCode), trade_status: 'TRADE_SUCCESS', send_pay_date: timeText(now()) }
      trades.set(orderCode, paid)
      return paid
    },
    fields(orderCode: string, changes: Content = {}): Content {
      const { send_pay_date, ...trade } = trades.get(orderCode)!
      return {
        app_id: ALIPAY_APP.appId,
        seller_id: ALIPAY_APP.sellerId,
        notify_id: `n-${orderCode}`,
        notify_type: 'trade_status_sync',
        notify_time: timeText(now()),
        charset: 'utf-8',
        version: '1.0',
        subject: '建筑管家 SVIP & 一年 = 100%',
        ...trade,
        gmt_payment: send_pay_date,
        ...changes,
      }
    },
  }
}

export type TestAlipay = Awaited<ReturnType<typeof openAlipay>>
