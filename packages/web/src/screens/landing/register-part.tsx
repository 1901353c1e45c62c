import { LinkButton } from '@zhushutong/ui/button'
import type { Block } from '@/content/page.types'
import { asksLoginConsent } from '@/settings/environment'
import type { Reader } from '../reader'
import { RegisterIsland } from './register-island'

/** The registration beside the head; a logged-in reader gets a link instead. */
export function RegisterPart({
  block: { title, lead, next },
  reader,
}: {
  block: Extract<Block, { kind: 'register' }>
  reader: Reader
}) {
  return (
    <section className="card min-w-0 p-4 md:p-6" id="register" aria-label={title}>
      <h2 className="text-20 font-semibold">{title}</h2>
      <p className="mt-1 mb-4 text-ink-2">
        {reader.member ? `您已登录：${reader.member.nickName}，可以直接使用。` : lead}
      </p>
      {reader.member ? (
        <LinkButton variant="primary" size="large" block href={next}>
          去使用
        </LinkButton>
      ) : (
        <RegisterIsland next={next} asksConsent={asksLoginConsent()} />
      )}
      <noscript>
        <p className="mt-4 text-ink-2">注册需要启用浏览器的 JavaScript。</p>
      </noscript>
    </section>
  )
}
