import { formatTime } from '@zhushutong/domain/formatting'
import {
  isEditable,
  type PostingInput,
  type PostingKind,
  type PostingState,
  payText,
} from '@zhushutong/domain/labour'
import { LinkButton } from '@zhushutong/ui/button'
import { buttonClass } from '@zhushutong/ui/button-class'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import { Tag, type Tone } from '@zhushutong/ui/tag'
import type { ReactNode } from 'react'
import { ListPager } from '@/lists/list-pager'
import { DialogTrigger } from '@/triggers/dialog-trigger'
import { PostButtons } from './post-buttons'

/** A posting of the reader; times in ms. */
export interface OwnPosting extends PostingInput {
  readonly id: string
  readonly module: PostingKind
  readonly state: PostingState
  readonly stateName: string
  readonly reason: string | null
  readonly until: number | null
  readonly createTime: number
  readonly updateTime: number
}

interface Page {
  readonly records: readonly OwnPosting[]
  readonly total: number
  readonly pageNum: number
  readonly pageSize: number
}

/** The form's values of a posting, without its state. */
const pickPostingInput = (posting: OwnPosting): PostingInput => {
  const { title, jobType, experience, region, payMin, payMax, certificates, description } = posting
  const { contactName, contactPhone, days, companyName, headcount, benefits, availability } = posting
  return {
    ...{ title, jobType, experience, region, payMin, payMax, certificates, description },
    ...{ contactName, contactPhone, days, companyName, headcount, benefits, availability },
  }
}

const TONES: Readonly<Record<PostingState, Tone>> = {
  checking: 'warn',
  shown: 'ok',
  refused: 'bad',
  closed: 'neutral',
}

function Row({ posting, href, actions }: { posting: OwnPosting; href: string | null; actions: ReactNode }) {
  const { title, module, state, stateName, reason, until } = posting
  return (
    <article className="grid gap-1 border-b border-line py-3 last:border-b-0">
      <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        {href ? (
          <a className="min-w-0 break-words hover:text-primary" href={href}>
            {title}
          </a>
        ) : (
          <span className="min-w-0 break-words">{title}</span>
        )}
        <Tag>{module === 'recruit' ? '招聘' : '求职'}</Tag>
        <Tag tone={stateName === '已到期' ? 'neutral' : TONES[state]}>{stateName}</Tag>
      </h3>
      <p className="text-ink-2">
        {[payText(Number(posting.payMin), Number(posting.payMax)), posting.companyName]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {reason !== null && (
        <p className="break-words">
          <span className="text-ink-3">未通过原因：</span>
          {reason}
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 text-12 text-ink-3">
        <span>发布于 {formatTime(posting.createTime)}</span>
        {state === 'shown' && until !== null && <span>展示至 {formatTime(until)}</span>}
      </p>
      {isEditable(state) && (
        <p className="flex flex-wrap gap-2">
          <DialogTrigger
            className={buttonClass({ size: 'small' })}
            dialog={{
              name: 'posting',
              target: { kind: module, id: posting.id, form: pickPostingInput(posting) },
            }}
          >
            修改<span className="sr-only">{title}</span>
          </DialogTrigger>
          {actions}
        </p>
      )}
    </article>
  )
}

/** The reader's postings in the labour hall with the staff's decisions (LAB-02). */
export function PostingsView({
  page,
  hrefOf,
  postingHref,
  actionsOf,
}: {
  /** null: loading failed. */
  page: Page | null
  hrefOf: (page: number) => string
  postingHref: (posting: OwnPosting) => string | null
  actionsOf: (posting: OwnPosting) => ReactNode
}) {
  return (
    <TitledCard
      title="我的发布"
      count={page ? page.total : undefined}
      note={
        <span className="flex gap-2">
          <LinkButton size="small" href="/recruitList/">
            用工大厅
          </LinkButton>
          <PostButtons />
        </span>
      }
    >
      {page === null && <ErrorState title="发布记录暂时没有加载出来">请稍后刷新页面重试</ErrorState>}
      {page?.records.map((posting) => (
        <Row key={posting.id} posting={posting} href={postingHref(posting)} actions={actionsOf(posting)} />
      ))}
      {page?.records.length === 0 && (
        <EmptyState title="暂无发布的招聘或求职">发布后由工作人员审核，通过即在用工大厅展示</EmptyState>
      )}
      {page !== null && (
        <ListPager total={page.total} current={page.pageNum} size={page.pageSize} hrefOf={hrefOf} />
      )}
    </TitledCard>
  )
}
