'use client'

import { Button, LinkButton } from '@/ui/button'
import { ErrorView } from '@/ui/error-view'

export default function ErrorPage({
  error,
  reset,
}: {
  error: Error & { digest?: string }
  reset: () => void
}) {
  return (
    <ErrorView
      message="页面出错了，请稍后重试"
      reference={error.digest}
      action={
        <>
          <Button onClick={reset}>重试</Button>
          <LinkButton variant="primary" href="/">
            返回首页
          </LinkButton>
        </>
      }
    />
  )
}
