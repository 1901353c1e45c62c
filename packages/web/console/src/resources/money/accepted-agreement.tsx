import type { HttpError } from '@refinedev/core'
import { formatTime } from '@zhushutong/domain/formatting'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { toast } from '@/ui/toast'
import { callStaff, type RowOf } from '../../api'
import { Facts } from '../../list/row-panel'

interface Text {
  readonly title: string
  readonly version: string
  /** HTML that the gateway generates: headings, paragraphs and lists. */
  readonly content: string
}

/** Which version of the purchase agreement the buyer accepted, and its text as it was then (AGR-01). */
export function AcceptedAgreement({ id, agreement }: Pick<RowOf<'order'>, 'id' | 'agreement'>) {
  const [text, setText] = useState<Text | null>(null)
  const [busy, setBusy] = useState(false)
  if (agreement === undefined) return null
  const read = async () => {
    setBusy(true)
    try {
      setText(await callStaff('order', 'readAgreement', { id }))
    } catch (error) {
      toast((error as HttpError).message, 'bad')
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="grid gap-2 border-t border-line pt-4" aria-labelledby="agreement">
      <h3 id="agreement" className="font-semibold">
        协议
      </h3>
      {agreement === null ? (
        <p className="text-ink-3">下单时没有记录接受的协议版本</p>
      ) : (
        <>
          <Facts
            facts={[
              ['协议', agreement.title],
              ['版本', `${agreement.version}${agreement.isCurrent ? '（现行）' : '（已有新版）'}`],
              ['接受时间', formatTime(agreement.acceptTime)],
            ]}
          />
          <div>
            <Button size="small" loading={busy} onClick={read}>
              查看原文
            </Button>
          </div>
        </>
      )}
      {text && (
        <Dialog open title={`${text.title}（${text.version}）`} onClose={() => setText(null)}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the gateway's own texts, not users' */}
          <div className="article" dangerouslySetInnerHTML={{ __html: text.content }} />
        </Dialog>
      )}
    </section>
  )
}
