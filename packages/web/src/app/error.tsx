'use client'

import { buildRouteError } from '@zhushutong/domain/errors'
import { buttonClass } from '@/ui/button-class'
import { ErrorView } from '@/ui/error-view'

// Error details stay on the server: the page shows only the digest.
const FAILED = buildRouteError({})

/** An error page (ERR-08). */
export default function ErrorPage({
  error,
  reset,
}: {
  error: Error & { digest?: string }
  reset: () => void
}) {
  return (
    <ErrorView
      {...FAILED}
      reference={error.digest}
      action={
        <>
          <button type="button" className={buttonClass()} onClick={reset}>
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
