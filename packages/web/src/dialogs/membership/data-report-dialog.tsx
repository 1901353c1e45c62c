'use client'

import { AGREEMENT_DIALOG } from '@zhushutong/domain/purchase'
import { useState } from 'react'
import { OrderDialog } from '@/features/data-reports/order-dialog'
import { AgreementDialog } from '@/features/login'
import { centerHref, DATA_REPORTS } from '@/screens/center/section-address'
import type { DialogProps } from '@/triggers/dialog-request'
import { port } from '@/wiring/browser/ports'
import type { DialogHostProps } from '../dialog.types'
import { readAgreement } from './read-agreement'

const REPORTS_HREF = centerHref(DATA_REPORTS)

/** The order of a data report (DRP-01); after the payment the list of reports opens. */
export default function OpenedDataReport(props: DialogProps['data-report'] & DialogHostProps) {
  const { productId, product, fen, onOpen, onClose } = props
  const [reads, setReads] = useState(false)
  return (
    <>
      <OrderDialog
        productId={productId}
        name={product}
        fen={fen}
        calls={port('dataReports')}
        onPay={(orderId) => onOpen({ name: 'pay', orderId, go: REPORTS_HREF })}
        onReadAgreement={() => setReads(true)}
        onClose={onClose}
      />
      {reads && (
        <AgreementDialog
          type="purchase"
          title={AGREEMENT_DIALOG.title}
          read={readAgreement}
          onClose={() => setReads(false)}
        />
      )}
    </>
  )
}
