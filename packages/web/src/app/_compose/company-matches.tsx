import { company } from '@zhushutong/domain/records'
import { LinkButton } from '@/ui/button'
import { EmptyState, ErrorState } from '@/ui/states'
import type { Reader } from './reader'

const UNAUTHORISED = 401

/** The companies that a name finds, each leading on; what a tool begins with. */
export async function CompanyMatches({
  reader,
  keyword,
  empty,
  hrefOf,
}: {
  reader: Reader
  keyword: string
  /** What is said as long as nothing is looked for. */
  empty: string
  hrefOf: (cid: string) => string
}) {
  if (keyword === '') return <EmptyState title="先选一家企业">{empty}</EmptyState>
  const page = await reader.records.search(company.kind, { keyword, filters: {}, pageNum: 1, pageSize: 10 })
  if ('error' in page) {
    const needsLogin = page.status === UNAUTHORISED
    return (
      <ErrorState
        title={needsLogin ? '登录后即可搜索' : '查询失败'}
        action={
          needsLogin && (
            <LinkButton href="/auth/login/" data-unlock="login" variant="primary">
              登录 / 注册
            </LinkButton>
          )
        }
      >
        {needsLogin ? '按名称查找企业需要先登录。' : page.message}
      </ErrorState>
    )
  }
  if (page.records.length === 0)
    return <EmptyState title="抱歉，没有找到相关信息">请换用更准确的企业名称</EmptyState>
  return (
    <ul className="card grid gap-1 p-4">
      {page.records.map((record) => (
        <li key={record.id}>
          <a className="block py-1 hover:text-primary" href={hrefOf(record.id)}>
            {String(record[company.title] ?? '')}
          </a>
        </li>
      ))}
    </ul>
  )
}
