'use client'

import { LinkButton } from '@zhushutong/ui/button'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useDocumentEvent } from '@zhushutong/ui/use-event'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import {
  CloseDialog,
  CodeForm,
  type RequiredFile,
  type ServiceOrderDetail,
  UploadButton,
  type UploadedFile,
} from '@/features/boss'
import { type Gateway, useGateway, usePort } from '@/wiring/browser/gateway'
import { Confirmed } from '../center/controls/confirmed'
import { orderHref, tabHref } from './boss-address'
import { bossFilesPort } from './boss-files'

/** Reports to the gateway that the principal has seen the order's latest changes. */
export function SeenMark({ orderId, isNew }: { orderId: string; isNew: boolean }) {
  const { call } = useGateway()
  useEffect(() => {
    if (isNew) void call(({ bossOrder }) => bossOrder.click({ orderId }))
  }, [call, orderId, isNew])
  return null
}

/** Sends a file for a requirement of an order, or for the order itself. */
export function Upload({ orderId, requirement }: { orderId: string; requirement: RequiredFile | null }) {
  const router = useRouter()
  const { upload } = usePort(bossFilesPort)
  const target = { orderId, requirementId: requirement?.requirementId ?? '' }
  return (
    <UploadButton
      name={requirement?.name ?? '文件'}
      rule={requirement ?? undefined}
      showsRule={requirement === null}
      send={(file, onProgress, signal) => upload(file, target, onProgress, signal)}
      onSent={() => {
        toast(requirement ? '已上传，等待核对' : '已上传', 'ok')
        router.refresh()
      }}
    />
  )
}

export function RemoveFile({
  orderId,
  requirement,
  file,
}: {
  orderId: string
  requirement: RequiredFile | null
  file: UploadedFile
}) {
  const { remove } = usePort(bossFilesPort)
  if (!file.isRemovable) return null
  const target = { orderId, requirementId: requirement?.requirementId ?? '' }
  return (
    <Confirmed
      label={
        <>
          删除<span className="sr-only">{file.name}</span>
        </>
      }
      title="删除文件"
      confirm="删除"
      done="已删除"
      act={() => remove(target, file.fileId)}
    >
      “{file.name}”删除后不能恢复，需要时请重新上传。
    </Confirmed>
  )
}

/** A link to the page of the signing service; the order is refreshed when the reader returns. */
export function SignLink({ href }: { href: string }) {
  const router = useRouter()
  useDocumentEvent('visibilitychange', () => {
    if (document.visibilityState === 'visible') router.refresh()
  })
  return (
    <div className="grid justify-items-start gap-2">
      <LinkButton variant="primary" size="large" href={href} target="_blank" rel="noopener" data-plain="">
        去签署
      </LinkButton>
      <p className="text-12 text-ink-3">在新页面签署或拒签，完成后回到这里查看。</p>
    </div>
  )
}

/** Closes an order that has not begun; deletes one that is finished. */
export function OrderActions({
  order: { orderId, title, isClosable, isRemovable },
}: {
  order: Pick<ServiceOrderDetail, 'orderId' | 'title' | 'isClosable' | 'isRemovable'>
}) {
  const router = useRouter()
  const { send } = useGateway()
  if (isClosable)
    return (
      <CloseDialog
        send={(reason, signal) => send(({ bossOrder }) => bossOrder.close({ orderId, reason }, { signal }))}
        onClosed={() => {
          toast('订单已关闭', 'ok')
          router.refresh()
        }}
      />
    )
  if (!isRemovable) return null
  const remove = async () => {
    const refused = await send(({ bossOrder }) => bossOrder.remove({ orderId }))
    if (!refused) location.assign(tabHref('all'))
    return refused
  }
  return (
    <Confirmed label="删除订单" title="删除订单" confirm="删除" done="已删除" act={remove}>
      “{title}”不再显示在您的订单里，合同与发票请先下载。
    </Confirmed>
  )
}

/** A service order by the code printed on its document. */
function serviceCodePort({ call }: Gateway) {
  return {
    find: (code: string, signal?: AbortSignal) =>
      call(({ serviceCode }) => serviceCode.detail({ serviceCode: code }, { signal })),
    confirm: (code: string) => call(({ serviceCode }) => serviceCode.confirm({ serviceCode: code })),
  }
}

/** Confirms an order by the service code printed on its document. */
export function ServiceCode() {
  const code = usePort(serviceCodePort)
  return <CodeForm {...code} onConfirmed={(orderId) => location.assign(orderHref(orderId))} />
}
