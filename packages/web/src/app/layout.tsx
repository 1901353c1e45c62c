import { NOTICE_TITLE } from '@zhushutong/domain/errors'
import { TOAST_MS } from '@zhushutong/domain/portal/shell'
import { TipLayer } from '@zhushutong/ui/overlays/tip-layer'
import { Toaster } from '@zhushutong/ui/overlays/toaster'
import { HeadScript } from '@zhushutong/ui/theme/head-script-tag'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { asksLoginConsent, portalOrigin } from '@/settings/environment'
import { TABLE_STYLE } from './table-style'
import './globals.css'

export const metadata: Metadata = {
  metadataBase: new URL(portalOrigin()),
  title: { default: '筑数通 - 建筑行业数据与服务平台', template: '%s - 筑数通' },
  description: '查企业、查人员、查项目、查招投标与信用，建筑行业数据一站查清。',
  formatDetection: { telephone: false },
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#151c26' },
  ],
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The theme script may set its attribute before React hydrates.
    <html lang="zh-CN" data-login-consent={asksLoginConsent() ? 'tick' : undefined} suppressHydrationWarning>
      <head>
        <HeadScript />
      </head>
      <body style={TABLE_STYLE}>
        {children}
        <Toaster ms={TOAST_MS} warning={NOTICE_TITLE} />
        <TipLayer />
      </body>
    </html>
  )
}
