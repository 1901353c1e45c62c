import { HOTLINE } from '@zhushutong/domain/contact'
import { listDivisions } from '@zhushutong/domain/divisions'
import type { Block } from '@/content/page.types'
import { AskView } from '@/features/landing'
import { CONSULTATIONS, centerHref } from '../center/section-address'
import type { Reader } from '../reader'
import { ConsultIsland } from './consult-island'

/** The form for advice, with the promises beside it (ASK-01). */
export function AskPart({
  name,
  block: { title, sub, promises, topic, button },
  reader,
}: {
  name: string
  block: Extract<Block, { kind: 'consult' }>
  reader: Reader
}) {
  return (
    <AskView title={title} sub={sub} promises={promises} hotline={HOTLINE}>
      <ConsultIsland
        page={name}
        topic={topic}
        button={button}
        regions={listDivisions().map(({ code, name: region }) => ({ code, name: region }))}
        ownMobile={reader.member?.mobile ?? null}
        ownHref={reader.member ? centerHref(CONSULTATIONS) : null}
      />
      <noscript>
        <p className="mt-3 text-ink-2">在线提交需要启用浏览器的 JavaScript，也可以致电 {HOTLINE}。</p>
      </noscript>
    </AskView>
  )
}
