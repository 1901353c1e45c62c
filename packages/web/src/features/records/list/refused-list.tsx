import { buildPrompt, type Opening, VISITOR, type Viewer } from '@zhushutong/domain/access'
import { CLAIM_TEXTS } from '@zhushutong/domain/claims'
import {
  type Failure,
  findMissingForFilter,
  person,
  type RecordQuery,
  replaceFilter,
} from '@zhushutong/domain/records'
import { LinkButton } from '@zhushutong/ui/button'
import { ErrorState } from '@zhushutong/ui/layout/states'
import { DialogLinkButton } from '@/triggers/dialog-trigger'
import { unlockProps } from '@/triggers/unlock'
import { buildListHref, clearedHref, type ListLocation } from './list-model'
import { LoadFailure } from './load-failure'

const NEEDS_LOGIN = {
  keyword: { title: '登录后即可搜索', text: '按条件筛选无需登录，按关键词搜索需要先登录。' },
  reading: { title: '登录后继续查看', text: null },
}

/** The way to the own record, for a visitor who looks for the own name (CLM-01). */
const OwnNameHint = () => (
  <p className="mt-2">
    查自己的注册信息？登录后按姓名搜索，打开自己的页面，点“{CLAIM_TEXTS.button.person}
    ”认领，可以核对证书有效期、报告错误。
  </p>
)

/** A condition of a shared address that is closed to this reader: the offer that opens it, and the list without it. */
function ClosedFilter({
  opensBy,
  filter,
  failure,
  place,
  query,
}: {
  opensBy: Opening
  filter: string
  failure: Failure
  place: ListLocation
  query: RecordQuery
}) {
  const rest = { ...replaceFilter(query, filter, []), pageNum: 1 }
  return (
    <section className="card">
      <ErrorState
        title={failure.message}
        action={
          <>
            <DialogLinkButton {...unlockProps(opensBy)} variant="primary" rel="nofollow">
              {buildPrompt(opensBy).button}
            </DialogLinkButton>
            <LinkButton href={buildListHref(place, rest)}>去掉这个条件</LinkButton>
          </>
        }
      >
        {opensBy === 'login' && '已开通会员的，登录后即可使用。'}其他条件不变。
      </ErrorState>
    </section>
  )
}

/** The reason for a list that was not answered, and the next step. */
export function RefusedList({
  failure,
  place,
  query,
  viewer = VISITOR,
}: {
  failure: Failure
  place: ListLocation
  query: RecordQuery
  viewer?: Viewer
}) {
  const { kind } = place
  const filter = Object.keys(query.filters).find((key) => findMissingForFilter(kind, key, viewer))
  const opensBy = filter && findMissingForFilter(kind, filter, viewer)
  if (failure.status === 400 && opensBy)
    return <ClosedFilter {...{ opensBy, filter, failure, place, query }} />
  if (failure.status !== 401)
    return (
      <section className="card">
        <LoadFailure
          failure={failure}
          title="查询失败"
          retryHref={buildListHref(place, query)}
          action={<LinkButton href={clearedHref(place)}>清空条件重试</LinkButton>}
        />
      </section>
    )
  const { title, text } = NEEDS_LOGIN[query.keyword ? 'keyword' : 'reading']
  return (
    <section className="card">
      <ErrorState
        title={title}
        action={
          <DialogLinkButton {...unlockProps('login')} variant="primary">
            登录 / 注册
          </DialogLinkButton>
        }
      >
        {text ?? failure.message}
        {place.kind === person && query.keyword && <OwnNameHint />}
      </ErrorState>
    </section>
  )
}
