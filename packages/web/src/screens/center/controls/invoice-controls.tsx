'use client'

import { Button } from '@zhushutong/ui/button'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useRouter } from 'next/navigation'
import { useMemo, useState } from 'react'
import {
  type InvoiceCalls,
  InvoiceDialog,
  type OrderInvoicing,
  type SavedTitle,
  TitleDialog,
} from '@/features/invoice'
import { useGateway } from '@/wiring/browser/gateway'
import { Confirmed } from './confirmed'

export function AskInvoice({
  order,
  orderCode,
  isSmall,
}: {
  order: Pick<OrderInvoicing, 'orderId' | 'amount' | 'net' | 'tax' | 'taxPercent'>
  orderCode: string
  isSmall?: boolean
}) {
  const router = useRouter()
  const { call, send } = useGateway()
  const [isOpen, setIsOpen] = useState(false)
  const { orderId } = order
  const calls = useMemo<InvoiceCalls>(
    () => ({
      titles: async (signal) => {
        const titles = await call(({ invoices }) => invoices.titles(undefined, { signal }))
        return 'error' in titles ? [] : titles.records
      },
      ask: (input, signal) => send(({ invoices }) => invoices.ask({ orderId, ...input }, { signal })),
    }),
    [call, send, orderId],
  )
  const close = () => setIsOpen(false)
  return (
    <>
      <Button size={isSmall ? 'small' : undefined} onClick={() => setIsOpen(true)}>
        申请开票<span className="sr-only">订单 {orderCode}</span>
      </Button>
      {isOpen && (
        <InvoiceDialog
          order={order}
          calls={calls}
          onClose={close}
          onAsked={() => {
            close()
            toast('发票申请已提交', 'ok')
            router.refresh()
          }}
        />
      )}
    </>
  )
}

export function CancelInvoice({ invoiceId, invoiceCode }: { invoiceId: string; invoiceCode: string }) {
  const { call } = useGateway()
  return (
    <Confirmed
      label={
        <>
          撤销申请<span className="sr-only">{invoiceCode}</span>
        </>
      }
      title="撤销发票申请"
      confirm="撤销申请"
      done="发票申请已撤销"
      act={() => call(({ invoices }) => invoices.cancel({ invoiceId }))}
    >
      撤销后可以更改抬头或种类，重新申请。
    </Confirmed>
  )
}

/** The dialog of an invoice title; a saved one reloads the page's data. */
function EditTitle({ saved, onClose }: { saved: SavedTitle | null; onClose: () => void }) {
  const router = useRouter()
  const { send } = useGateway()
  return (
    <TitleDialog
      saved={saved}
      save={(title, signal) => send(({ invoices }) => invoices.saveTitle(title, { signal }))}
      onClose={onClose}
      onSaved={() => {
        onClose()
        toast('抬头已保存', 'ok')
        router.refresh()
      }}
    />
  )
}

export function NewTitle() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        新增抬头
      </Button>
      {isOpen && <EditTitle saved={null} onClose={() => setIsOpen(false)} />}
    </>
  )
}

export function TitleActions({ saved }: { saved: SavedTitle }) {
  const { call } = useGateway()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        修改<span className="sr-only">{saved.title}</span>
      </Button>
      <Confirmed
        label={
          <>
            删除<span className="sr-only">{saved.title}</span>
          </>
        }
        title="删除开票抬头"
        confirm="删除"
        done="抬头已删除"
        act={() => call(({ invoices }) => invoices.removeTitle({ titleId: saved.titleId }))}
      >
        删除“{saved.title}”不影响已申请的发票。
      </Confirmed>
      {isOpen && <EditTitle saved={saved} onClose={() => setIsOpen(false)} />}
    </>
  )
}
