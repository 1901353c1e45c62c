import { EMPTY_RESULT, isFoundNowhere } from '@zhushutong/domain/portal/search'
import type { Suggestions } from './suggestion-stream'

/**
 * Shown without suggestions: "no results" only if every kind was searched; otherwise the known part (SHL-08).
 */
export function NoSuggestion({ suggestions, isMember }: { suggestions: Suggestions; isMember: boolean }) {
  const isNowhere = isFoundNowhere(suggestions.companies, suggestions.kinds)
  if (isNowhere && !hasArticles(suggestions)) return <NothingFound />
  return (
    <p className="px-3 py-2 text-ink-3">
      {isNowhere ? '没有相关的企业与项目，以下内容提到了它' : textFor(suggestions, isMember)}
    </p>
  )
}

const hasArticles = ({ content }: Suggestions) => (content?.groups.length ?? 0) > 0

export const NOTHING_FOUND = EMPTY_RESULT.title

const textFor = ({ companies }: Suggestions, isMember: boolean): string => {
  if (companies === null) return '暂时没有取到联想，可以直接搜索'
  return isMember
    ? '没有名称相近的企业，可以直接搜索'
    : '没有名称相近的企业。登录后可搜索招标、中标、业主、人员等数据'
}

function NothingFound() {
  return (
    <div className="px-3 py-2">
      <p>{NOTHING_FOUND}</p>
      <ul className="mt-1 list-disc pl-5 text-12 text-ink-3">
        <li>检查有没有错别字，或减少几个字再试</li>
        <li>试试企业全称、曾用名或统一社会信用代码</li>
        <li>
          仍未找到？看看
          <a href="/help.html" className="text-primary">
            查询帮助
          </a>
        </li>
      </ul>
    </div>
  )
}
