import { ASKER_STATE_LABELS, type AskerState, CONSULTATION_TEXTS } from '@zhushutong/domain/consultation'
import { formatTime } from '@zhushutong/domain/formatting'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import { Tag } from '@zhushutong/ui/tag'
import { ListPager } from '@/lists/list-pager'

/** A consultation of the reader; times in ms. */
interface OwnConsultation {
  readonly number: string
  readonly topicName: string
  readonly message: string | null
  readonly state: AskerState
  readonly answer: string | null
  readonly answerTime: number | null
  readonly createTime: number
}

interface OwnConsultationPage {
  readonly records: readonly OwnConsultation[]
  readonly total: number
  readonly pageNum: number
  readonly pageSize: number
}

function Reply({ state, answer, answerTime }: OwnConsultation) {
  if (answer === null)
    return (
      <p className="text-ink-2">
        {state === 'waiting' ? CONSULTATION_TEXTS.reply : '顾问已电话联系您，没有书面答复'}
      </p>
    )
  return (
    <div className="grid gap-1 rounded-2 bg-surface-2 px-3 py-2">
      <p className="wrap-anywhere whitespace-pre-line">
        <span className="text-ink-3">答复：</span>
        {answer}
      </p>
      {answerTime !== null && <p className="text-12 text-ink-3">{formatTime(answerTime)}</p>}
    </div>
  )
}

function Row({ consultation }: { consultation: OwnConsultation }) {
  return (
    <article className="grid gap-2 border-b border-line py-4 last:border-b-0">
      <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        {consultation.topicName}
        <Tag tone={consultation.state === 'answered' ? 'ok' : 'warn'}>
          {ASKER_STATE_LABELS[consultation.state]}
        </Tag>
      </h3>
      {consultation.message !== null && (
        <p className="wrap-anywhere whitespace-pre-line">{consultation.message}</p>
      )}
      <Reply {...consultation} />
      <p className="flex flex-wrap gap-x-4 text-12 text-ink-3">
        <span>编号 {consultation.number}</span>
        <span>提交于 {formatTime(consultation.createTime)}</span>
      </p>
    </article>
  )
}

/** The reader's consultations with the answers of the staff (ASK-03); null: loading failed. */
export function ConsultationsView({
  page,
  hrefOf,
}: {
  page: OwnConsultationPage | null
  hrefOf: (page: number) => string
}) {
  return (
    <TitledCard title="我的咨询" count={page ? page.total : undefined}>
      {page === null && <ErrorState title="咨询暂时没有加载出来">请稍后刷新页面重试</ErrorState>}
      {page?.records.map((consultation) => (
        <Row key={consultation.number} consultation={consultation} />
      ))}
      {page?.records.length === 0 && (
        <EmptyState title="暂无咨询">登录后在服务页提交的咨询和顾问的答复会显示在这里</EmptyState>
      )}
      {page !== null && (
        <ListPager total={page.total} current={page.pageNum} size={page.pageSize} hrefOf={hrefOf} />
      )}
    </TitledCard>
  )
}
