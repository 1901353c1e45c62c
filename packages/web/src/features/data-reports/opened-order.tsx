'use client'

import { buildCenterHref } from '@zhushutong/domain/addresses'
import { AGREEMENT_DIALOG } from '@zhushutong/domain/purchase'
import { useState } from 'react'
import { AgreementDialog } from '@/forms/agreement-dialog'
import type { DialogHostProps } from '@/triggers/dialog-host'
import type { DialogProps } from '@/triggers/dialog-request'
import { usePort } from '@/wiring/browser/gateway'
import { dataReportsPort } from './data-reports-port'
import { OrderDialog } from './order-dialog'

const REPORTS_HREF = buildCenterHref('dataReports')

/** The order of a data report (DRP-01); after the payment the list of reports opens. */
export default function OpenedDataReport(props: DialogProps['data-report'] & DialogHostProps) {
  const { productId, product, fen, onOpen, onClose } = props
  const [reads, setReads] = useState(false)
  const calls = usePort(dataReportsPort)
  return (
    <>
      <OrderDialog
        productId={productId}
        name={product}
        fen={fen}
        calls={calls}
        onPay={(orderId) => onOpen({ name: 'pay', orderId, go: REPORTS_HREF })}
        onReadAgreement={() => setReads(true)}
        onClose={onClose}
      />
      {reads && (
        <AgreementDialog type="purchase" title={AGREEMENT_DIALOG.title} onClose={() => setReads(false)} />
      )}
    </>
  )
}
