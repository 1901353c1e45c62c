'use client'

import type { Scan } from '@zhushutong/domain/login'
import { buttonClass } from '@zhushutong/ui/button-class'
import { SpinnerIcon } from '@zhushutong/ui/icon'
import { Qr } from '@zhushutong/ui/qr'

const SIZE = 180
const BOX =
  'grid size-45 place-content-center gap-3 rounded-2 border border-line bg-surface-2 p-4 text-center'

/** The QR code of a WeChat login: loading, ready to scan, expired (LOG-04). */
export function ScanCode({ scan, onRefresh }: { scan: Scan; onRefresh: () => void }) {
  return (
    <div className="grid justify-items-center gap-3 py-2">
      <Code scan={scan} onRefresh={onRefresh} />
      <p role="status" className="text-center text-ink-2">
        {scan.status === 'showing' && (scan.isPage ? '在新窗口中用微信扫码并确认' : '请用微信扫码登录')}
        {scan.status === 'expired' && <span className="sr-only">{scan.text}</span>}
      </p>
    </div>
  )
}

function Code({ scan, onRefresh }: { scan: Scan; onRefresh: () => void }) {
  if (scan.status === 'fetching') {
    return (
      <div className={`${BOX} justify-items-center text-12 text-ink-3`}>
        <SpinnerIcon size={22} className="animate-spin" />
        正在获取二维码
      </div>
    )
  }
  if (scan.status === 'expired') {
    return (
      <button type="button" className={`${BOX} hover:border-primary`} onClick={onRefresh}>
        <span className="text-ink-2">{scan.text.replace(/，点击刷新$/, '')}</span>
        <span className="font-semibold text-primary">点击刷新</span>
      </button>
    )
  }
  if (scan.isPage) {
    return (
      <div className={BOX}>
        <Opener url={scan.url} className={buttonClass({ variant: 'primary' })} text="打开微信扫码" />
      </div>
    )
  }
  return (
    <figure className="grid justify-items-center gap-2">
      <Qr text={scan.url} label="微信扫码登录二维码" size={SIZE} />
      <figcaption>
        <Opener url={scan.url} className="text-12 text-primary" text="在本机打开" />
      </figcaption>
    </figure>
  )
}

function Opener({ url, className, text }: { url: string; className: string; text: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={className}>
      {text}
      <span className="sr-only">（在新窗口打开）</span>
    </a>
  )
}
