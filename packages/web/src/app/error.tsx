'use client'

import { buildRouteError } from '@zhushutong/domain/portal/errors'
import { buttonClass } from '@zhushutong/ui/button-class'
import { ErrorView } from '@zhushutong/ui/layout/error-view'
import { useEffect } from 'react'
import { isChunkError, reloadForChunk } from '@/browser/chunk-reload'

/**
 * An error page (ERR-08, ERR-11): error details stay on the server. `retry` requests the page from the
 * server again; Next's `reset` would show the same failure. If a part of the page failed to load, the page
 * is first reloaded (NAV-16).
 */
export default function ErrorPage({
  error,
  retry,
}: {
  error: Error & { digest?: string }
  retry: () => void
}) {
  useEffect(() => {
    if (isChunkError(error)) reloadForChunk()
  }, [error])
  return (
    <ErrorView
      {...buildRouteError({ digest: error.digest })}
      action={
        <>
          <button type="button" className={buttonClass()} onClick={retry}>
            重试
          </button>
          <a className={buttonClass({ variant: 'primary' })} href="/">
            返回首页
          </a>
        </>
      }
    />
  )
}
