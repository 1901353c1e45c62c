import { CONTRACT_STATE_LABELS } from '@zhushutong/domain/boss-orders'
import { formatTime } from '@zhushutong/domain/formatting'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { Tag, type Tone } from '@zhushutong/ui/tag'
import type { ReactNode } from 'react'
import type { Agreement } from './boss.types'
import { fileHref } from './file-row'
import './boss.css'

const TONES: Readonly<Record<Agreement['state'], Tone>> = {
  none: 'neutral',
  'to-sign': 'warn',
  signed: 'ok',
  refused: 'bad',
}

/** The contract: text, state and link for signing (BOS-04). */
export function ContractCard({ eSign, sign }: { eSign: Agreement; sign: ReactNode }) {
  const { state, title, text, digest, signUrl, signerName, decideTime, reason, file } = eSign
  return (
    <TitledCard
      id="contract"
      title="合同"
      note={<Tag tone={TONES[state]}>{CONTRACT_STATE_LABELS[state]}</Tag>}
    >
      {title === null ? (
        <p className="text-ink-2">合同还在准备，准备好后会出现在这里。</p>
      ) : (
        <div className="grid gap-3">
          <p className="font-semibold">{title}</p>
          {text !== null && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
            <section className="contract-text" aria-label="合同正文" tabIndex={0}>
              {text}
            </section>
          )}
          {digest !== null && <p className="text-12 wrap-anywhere text-ink-3">正文 SHA-256：{digest}</p>}
          {state === 'to-sign' &&
            (signUrl === null ? <p className="text-ink-2">请联系服务管家签署纸质合同。</p> : sign)}
          {state === 'signed' && (
            <p>
              {signerName} 签署于 {decideTime === null ? '--' : formatTime(decideTime)}
              {file && (
                <a className="ml-3 text-primary underline" href={fileHref(file)} download={file.name}>
                  下载已签合同
                </a>
              )}
            </p>
          )}
          {state === 'refused' && (
            <p className="text-bad">
              已拒签{reason && `：${reason}`}。需要修改请联系服务管家，改好后会重新发给您。
            </p>
          )}
        </div>
      )}
    </TitledCard>
  )
}
