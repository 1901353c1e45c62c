'use client'

import { ERROR_PAGE_FALLBACK } from '@zhushutong/domain/portal/errors'
import { buttonClass } from '@zhushutong/ui/button-class'
import { ErrorView } from '@zhushutong/ui/layout/error-view'
import './globals.css'

/** Replaces the whole document when the root layout itself fails (ERR-08). */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="zh-CN">
      <body>
        <title>页面出错了 - 筑数通</title>
        <ErrorView
          message={ERROR_PAGE_FALLBACK.text}
          reference={error.digest}
          action={
            <a className={buttonClass({ variant: 'primary' })} href={ERROR_PAGE_FALLBACK.link.href}>
              {ERROR_PAGE_FALLBACK.link.label}
            </a>
          }
        />
      </body>
    </html>
  )
}
