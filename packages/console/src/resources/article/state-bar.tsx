import { ARTICLE_EVENT_LABELS, type ArticleEventName, listArticleEvents } from '@zhushutong/domain/content'
import { formatTime } from '@zhushutong/domain/formatting'
import { Button } from '@zhushutong/ui/button'
import { ConfirmDialog } from '@zhushutong/ui/overlays/confirm-dialog'
import { useState } from 'react'
import { callStaff } from '../../api'
import { RemoveDraft } from './remove-draft'
import { SaveState } from './save-state'
import { ScheduleDialog } from './schedule-dialog'
import { StateTag } from './state-tag'
import type { Editing } from './use-editor'

type Question = Exclude<ArticleEventName, 'reopen'>

const QUESTIONS: Readonly<Record<'publish' | 'withdraw', string>> = {
  publish: '发布后读者立即可见。',
  withdraw: '读者立即看不到这篇文章，它的地址显示“页面不存在”；之后可以转为草稿再发布。',
}
const DONE: Readonly<Record<ArticleEventName, string>> = {
  publish: '已发布',
  schedule: '已定时',
  withdraw: '已撤回',
  reopen: '已转为草稿',
}

/** The state of an article, its save state, and its actions (CON-04). */
export function StateBar({ editing, onVersions }: { editing: Editing; onVersions: () => void }) {
  const { base, busy, isDirty, run, save } = editing
  const [question, setAsked] = useState<Question | null>(null)

  /** Changes are saved first, so that the displayed text is the released one. */
  const act = async (name: ArticleEventName, at = 0) => {
    const current = isDirty || !base ? await save() : base
    setAsked(null)
    if (!current) return
    const { id, version } = current
    await run(DONE[name], () =>
      name === 'schedule'
        ? callStaff('article', 'schedule', { id, version, at })
        : callStaff('article', name, { id, version }),
    )
  }

  const events = listArticleEvents(base?.state ?? 'draft')
  return (
    <section
      className="card sticky top-0 z-10 flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3"
      aria-label="状态与操作"
    >
      {base ? (
        <>
          <StateTag state={base.state} />
          <span className="text-12 text-ink-3">
            第 {base.version} 版{base.savedBy !== null && ` · ${base.savedBy}`}
            {base.saveTime !== null && ` · ${formatTime(base.saveTime)} 保存`}
            {base.releaseTime !== null &&
              ` · ${formatTime(base.releaseTime)} ${base.state === 'scheduled' ? '自动发布' : '发布'}`}
          </span>
          {base.state === 'published' && (
            <a className="text-12 text-primary" href={base.href} target="_blank" rel="noreferrer">
              在门户查看
            </a>
          )}
        </>
      ) : (
        <span className="text-12 text-ink-3">未保存</span>
      )}
      <SaveState editing={editing} />
      <div className="ml-auto flex flex-wrap gap-2">
        {base?.isDeletable && <RemoveDraft draft={base} onRemoved={editing.copy.forget} />}
        {base && (
          <Button size="small" onClick={onVersions}>
            版本
          </Button>
        )}
        {base?.state !== 'withdrawn' && (
          <Button size="small" variant="primary" loading={busy} disabled={!isDirty} onClick={() => save()}>
            保存
          </Button>
        )}
        {events.map((name) => (
          <Button
            key={name}
            size="small"
            loading={busy}
            onClick={() => (name === 'reopen' ? act(name) : setAsked(name))}
          >
            {name === 'withdraw' && base?.state === 'scheduled' ? '取消定时' : ARTICLE_EVENT_LABELS[name]}
          </Button>
        ))}
      </div>
      {question === 'schedule' && (
        <ScheduleDialog busy={busy} onClose={() => setAsked(null)} onSchedule={(at) => act('schedule', at)} />
      )}
      {question !== null && question !== 'schedule' && (
        <ConfirmDialog
          open
          danger={question === 'withdraw'}
          title={ARTICLE_EVENT_LABELS[question]}
          confirm={ARTICLE_EVENT_LABELS[question]}
          busy={busy}
          onConfirm={() => act(question)}
          onCancel={() => setAsked(null)}
        >
          {question === 'withdraw' && base?.state === 'scheduled'
            ? '不再自动发布，变回草稿。'
            : QUESTIONS[question]}
        </ConfirmDialog>
      )}
    </section>
  )
}
