'use client'

import { Button } from '@zhushutong/ui/button'
import { Skeleton } from '@zhushutong/ui/layout/skeleton'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { useState } from 'react'
import { useLoaded } from '@/streams/use-loaded'
import type { InvoiceCalls, OrderInvoicing } from './invoice.types'
import { InvoiceForm } from './invoice-form'

/** 申请开票: loads the saved titles, then shows the form (BIL-01, BIL-08). */
export function InvoiceDialog({
  order,
  calls,
  onClose,
  onAsked,
}: {
  order: Pick<OrderInvoicing, 'amount' | 'net' | 'tax' | 'taxPercent'>
  calls: InvoiceCalls
  onClose: () => void
  onAsked: () => void
}) {
  const { loaded: titles } = useLoaded(calls.titles)
  const [isSending, setIsSending] = useState(false)

  return (
    <Dialog
      open
      title="申请开票"
      onClose={onClose}
      dismissible={!isSending}
      footer={
        <>
          <Button disabled={isSending} onClick={onClose}>
            取消
          </Button>
          <Button
            variant="primary"
            type="submit"
            form="ask-invoice"
            loading={isSending}
            disabled={titles === null}
          >
            提交申请
          </Button>
        </>
      }
    >
      {titles === null ? (
        <div role="status">
          <span className="sr-only">正在加载开票抬头</span>
          <Skeleton height={240} />
        </div>
      ) : (
        <InvoiceForm
          id="ask-invoice"
          order={order}
          titles={titles}
          ask={calls.ask}
          onSending={setIsSending}
          onAsked={onAsked}
        />
      )}
    </Dialog>
  )
}
