'use client'

import { Button } from '@zhushutong/ui/button'
import { downloadBlob } from '@zhushutong/ui/download'
import { SpinnerIcon } from '@zhushutong/ui/icon'
import { ErrorState } from '@zhushutong/ui/layout/states'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { useCallback, useEffect } from 'react'
import { useLoaded } from '@/streams/use-loaded'

type MadeFile = { readonly content: Blob; readonly fileName: string } | { readonly error: string }

/** Creates and saves the PDF of a company's page (CMP-04). */
export function CompanyPdf({
  name,
  href,
  make,
  onClose,
}: {
  name: string
  href: string
  make: (href: string, signal: AbortSignal) => Promise<MadeFile>
  onClose: () => void
}) {
  const load = useCallback((signal: AbortSignal) => make(href, signal), [make, href])
  const { loaded, reload } = useLoaded<MadeFile>(load)
  useEffect(() => {
    if (loaded && 'content' in loaded) downloadBlob(loaded.content, loaded.fileName)
  }, [loaded])
  return (
    <Dialog open title="导出 PDF" onClose={onClose} footer={<Button onClick={onClose}>关闭</Button>}>
      {loaded === null ? (
        <p role="status" className="flex items-center gap-2">
          <SpinnerIcon className="animate-spin" />
          正在生成“{name}”的 PDF，通常需要一两秒…
        </p>
      ) : 'error' in loaded ? (
        <ErrorState title="没有生成" action={<Button onClick={reload}>重试</Button>}>
          {loaded.error}
        </ErrorState>
      ) : (
        <div role="status" className="grid gap-1">
          <p>已生成：{loaded.fileName}</p>
          <p className="text-ink-3">
            浏览器已开始保存。内容与您在页面上能看到的一致，计入本月导出额度 1 条。
          </p>
        </div>
      )}
    </Dialog>
  )
}
