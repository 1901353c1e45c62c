import { formatPrice, formatTime, type Html, html } from '@zhushutong/domain/formatting'
import { PAYMENT_METHOD_NAMES } from '@zhushutong/domain/payment-methods'
import type { Page } from './page'
import type { CashierItem } from './sandbox.ports'

const STATES = {
  open: '待支付',
  failed: '支付失败，可重新支付',
  scheduled: '将在订单关闭后支付',
  paid: '已支付',
  closed: '已关闭',
} as const

const REFUND_STATES = { processing: '退款中', done: '已退款', failed: '退款失败' } as const

const action = (id: string, outcome: string, label: string, main = false): Html =>
  html`<form method="post" action="/sandbox/cashier/${id}"><input type="hidden" name="outcome" value="${outcome}"><button${main ? html` class="main"` : ''}>${label}</button></form>`

const refundsOf = ({ refunds }: CashierItem): Html =>
  html`${refunds.map(
    ({ refundCode, amount, state }) =>
      html`<p>${REFUND_STATES[state]} ${formatPrice(amount)} <small>${refundCode}</small></p>`,
  )}`

const actionsOf = ({ id, method, state, refundFails }: CashierItem): Html => {
  if (method === 'transfer')
    return state === 'open' ? action(id, 'transfer-confirmed', '确认到账', true) : html``
  const cancel = html`<a class="button" href="/sandbox/cashier">取消</a>`
  if (state === 'closed') return html`${action(id, 'paid-late', '延迟支付')}${cancel}`
  if (state === 'paid')
    return html`${
      refundFails
        ? action(id, 'refund-works', '让下一次退款成功')
        : action(id, 'refund-fails', '让下一次退款失败')
    }${action(id, 'bill-omits', '从当日账单中漏掉')}`
  if (state !== 'open' && state !== 'failed') return html``
  return html`${action(id, 'paid', '确认支付', true)}${cancel}${action(id, 'paid-late', '延迟支付')}${action(id, 'failed', '支付失败')}`
}

export function itemPage(item: CashierItem): Page {
  return {
    title: '沙箱收银台',
    body: html`<div class="card"><p class="soft">${PAYMENT_METHOD_NAMES[item.method]} · ${STATES[item.state]}</p><p class="sum">${formatPrice(item.amount)}</p><p>${item.description}</p><p class="soft">订单编号 ${item.orderCode}</p>${refundsOf(item)}<p class="soft">请在 ${formatTime(item.closesAt)} 前支付</p><div class="row">${actionsOf(item)}</div></div><p class="soft">这里不会真的扣款。“延迟支付”会在订单关闭之后到账。</p>`,
  }
}

export function listPage(items: readonly CashierItem[]): Page {
  return {
    title: '沙箱收银台',
    body: html`${
      items.length === 0
        ? html`<div class="card">没有待支付的订单</div>`
        : items.map(
            (item) =>
              html`<div class="card"><p><a href="/sandbox/cashier/${item.id}">${item.description}</a></p><p>${formatPrice(item.amount)} <small>${PAYMENT_METHOD_NAMES[item.method]} · ${STATES[item.state]} · ${item.orderCode}</small></p></div>`,
          )
    }`,
  }
}
