'use client'

import { formatPrice } from '@zhushutong/domain/formatting'
import { listReportPlaces, REPORT_RETENTION_DAYS, WHOLE_COUNTRY } from '@zhushutong/domain/mall'
import { Button } from '@zhushutong/ui/button'
import { Field, Select } from '@zhushutong/ui/fields/field'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { useState } from 'react'
import { AgreementTick } from '@/forms/agreement-tick'
import type { ReportCalls } from './data-reports.types'

const NOT_AGREED = '请先阅读并同意《产品购买及使用协议》'

/** Orders the report of a product: region, contents, price (DRP-01). */
export function OrderDialog({
  productId,
  name,
  fen,
  calls,
  onPay,
  onReadAgreement,
  onClose,
}: {
  /** The package of the price list. */
  productId: string
  name: string
  fen: number
  calls: Pick<ReportCalls, 'order'>
  /** Called with the new order, which has to be paid. */
  onPay: (orderId: string) => void
  onReadAgreement: () => void
  onClose: () => void
}) {
  const [place, setPlace] = useState(WHOLE_COUNTRY)
  const [agreed, setAgreed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const order = async () => {
    if (!agreed) return setRefusal(NOT_AGREED)
    setBusy(true)
    setRefusal(null)
    const answer = await calls.order(productId, place, fen)
    setBusy(false)
    if ('error' in answer) setRefusal(answer.message ?? '下单没有成功，请稍后重试')
    else onPay(answer.orderId)
  }
  return (
    <Dialog
      open
      title="购买数据报告"
      onClose={onClose}
      dismissible={!busy}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            取消
          </Button>
          <Button variant="primary" loading={busy} onClick={order}>
            去支付
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="flex flex-wrap items-baseline justify-between gap-2">
          <b className="text-16 font-semibold">{name}报告</b>
          <span className="text-20 font-semibold tabular-nums">{formatPrice(fen)}</span>
        </p>
        <Field label="报告的地区">
          {(control) => (
            <Select {...control} value={place} onChange={(event) => setPlace(event.target.value)}>
              {listReportPlaces().map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <ul className="grid list-disc gap-1 pl-5 text-ink-2">
          <li>PDF 文件：数据总量、趋势与分布图表、重点与最新明细、每条的来源</li>
          <li>付款后按当时的数据生成，通常一分钟内完成，保留 {REPORT_RETENTION_DAYS} 天</li>
          <li>不含联系方式等需要开通会员查看的内容</li>
          <li>生成前可全额退款，生成后不退；所选地区没有数据的，自动退款</li>
        </ul>
        <AgreementTick
          agreed={agreed}
          onTick={(ticked) => {
            setAgreed(ticked)
            setRefusal(null)
          }}
          onRead={onReadAgreement}
        />
        <p role="alert" className="text-bad empty:hidden">
          {refusal}
        </p>
      </div>
    </Dialog>
  )
}
