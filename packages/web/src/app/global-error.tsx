'use client'

import { LinkButton } from '@/ui/button'
import { ErrorView } from '@/ui/error-view'
import './globals.css'

/** Stands in for the whole document when the root layout itself fails (ERR-08). */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="zh-CN">
      <body>
        <title>页面出错了 - 筑数通</title>
        <ErrorView
          message="显示错误页面时发生了错误"
          reference={error.digest}
          action={
            <LinkButton variant="primary" href="/">
              返回首页
            </LinkButton>
          }
        />
      </body>
    </html>
  )
}
