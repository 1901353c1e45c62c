import type { ApiGroup, ApiSample } from '@zhushutong/domain/api-centre'
import { KEY_SCOPE_LABELS, MAX_KEYS } from '@zhushutong/domain/api-keys'
import { LinkButton } from '@zhushutong/ui/button'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { DataTable } from '@zhushutong/ui/layout/data-table'
import { ErrorState } from '@zhushutong/ui/layout/states'
import { CallSearch, listApiParts } from './api-nav'
import { CodeBlock } from './code-block'
import { ADVICE } from './errors'
import { ALL_CALLS, groupHref } from './hrefs'
import { Samples } from './samples'
import './api.css'

interface Props {
  /** null: loading failed. */
  groups: readonly ApiGroup[] | null
  /** Code samples of a search. */
  samples: readonly ApiSample[]
  /** Error codes that any call may return. */
  codes: readonly { readonly code: string; readonly text: string }[]
  keysHref: string
  webhooksHref: string
  memberHref: string
}

const PRICES = [
  ['调用接口', '不另收费，使用密钥所属账号的权益'],
  ['看到的字段', '与账号在网页上相同：会员字段对非会员打码，locks 写明开通什么可以看到'],
  ['每日条数', '账号每天可查看的条数，网页与接口合并计算，同一条一天只计一次；用完后会员字段打码，次日恢复'],
  ['频率', '过于频繁时先要求真人验证（00131），继续则暂停访问（00429），返回里写明恢复的时刻'],
  ['导出', '每月免费额度内不收费，超出部分先报价，确认后按条付费'],
  ['密钥', `每个账号最多 ${MAX_KEYS} 个，各自命名、限定范围、单独统计与停用`],
] as const

const RULES = [
  ['地址', '全部是 HTTPS 上的 POST（少数为 GET、DELETE），请求与返回都是 JSON'],
  ['鉴权', '请求头 Authorization: Bearer 加密钥；公开接口可以不带'],
  ['返回', 'statusCode 为 00000 即成功，数据在 data；其余代码的原因在 statusMessage'],
  ['单位', '金额为整数，单位是分；时刻为 UTC 毫秒；日期为北京时间 YYYY-MM-DD；地区为 GB/T 2260 六位代码'],
  ['分页', 'pageNum 从 1 起；往后连续取用上一页的 nextCursor，不受一万条的限制'],
  ['重试', '标明“重复调用没有副作用”的接口失败后可以重试；下单类接口带 Idempotency-Key'],
] as const

function Pairs({ caption, rows }: { caption: string; rows: readonly (readonly [string, string])[] }) {
  return (
    <dl aria-label={caption} className="grid gap-x-6 md:grid-cols-2">
      {rows.map(([label, text]) => (
        <div key={label} className="border-b border-line py-2.5">
          <dt className="font-semibold">{label}</dt>
          <dd className="text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Catalogue({ groups }: { groups: readonly ApiGroup[] }) {
  return listApiParts(groups).map(({ scope, label, groups: inPart }) => (
    <TitledCard
      key={label}
      title={label}
      note={scope === null ? '只接受登录令牌，密钥不能调用' : KEY_SCOPE_LABELS[scope].hint}
    >
      <ul className="grid gap-x-6 md:grid-cols-2 lg:grid-cols-4">
        {inPart.map(({ id, name, calls }) => (
          <li key={id}>
            <a
              href={groupHref(id)}
              className="flex items-baseline justify-between gap-2 border-b border-line py-2 hover:text-primary"
            >
              {name}
              <span className="text-12 whitespace-nowrap text-ink-3">{calls.length} 个接口</span>
            </a>
          </li>
        ))}
      </ul>
    </TitledCard>
  ))
}

export function ApiHomeView({ groups, samples, codes, keysHref, webhooksHref, memberHref }: Props) {
  const count = groups?.reduce((sum, { calls }) => sum + calls.length, 0)
  return (
    <main id="main" className="wrap grid grid-cols-[minmax(0,1fr)] gap-4 py-6 pb-12">
      <header className="card grid gap-4 px-4 py-6 md:px-8 md:py-8">
        <h1 className="text-20 font-semibold md:text-28">API 中心</h1>
        <p className="max-w-[720px] text-16 text-ink-2">
          把企业、人员、业绩、招标、中标、信用等数据接进您自己的系统。接口与筑数通网页用的是同一套，
          字段、权限与来源完全一致{count === undefined ? '' : `，共 ${groups?.length} 组 ${count} 个`}。
        </p>
        <p className="flex flex-wrap gap-3">
          <LinkButton href={keysHref} variant="primary">
            获取密钥
          </LinkButton>
          <LinkButton href={ALL_CALLS}>浏览全部接口</LinkButton>
          <LinkButton href={webhooksHref}>Webhook</LinkButton>
        </p>
        {count !== undefined && (
          <div className="w-full md:max-w-100">
            <CallSearch count={count} />
          </div>
        )}
      </header>

      <TitledCard title="三步接入">
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
          <li className="grid content-start gap-5">
            <div>
              <h3 className="font-semibold">一、新建密钥</h3>
              <p className="mt-1 text-ink-2">
                登录后在
                <a href={keysHref} className="text-primary underline underline-offset-2">
                  我的密钥
                </a>
                里为每个程序各建一个，选好能用的接口。密钥只显示一次，放进环境变量，不要写进代码。
              </p>
            </div>
            <div>
              <h3 className="font-semibold">二、装上 SDK</h3>
              <p className="my-1 text-ink-2">
                TypeScript 与 JavaScript 直接用 SDK，自带类型、重试与加密；其他语言按示例发送 HTTP 请求即可。
              </p>
              <CodeBlock label="安装命令" code="npm install @zhushutong/sdk" />
            </div>
          </li>
          <li className="min-w-0">
            <h3 className="mb-1 font-semibold">三、发出第一个请求</h3>
            <Samples samples={samples} />
          </li>
        </ol>
      </TitledCard>

      {groups === null ? (
        <TitledCard title="接口目录">
          <ErrorState title="接口目录暂时没有加载出来">请稍后刷新页面重试</ErrorState>
        </TitledCard>
      ) : (
        <Catalogue groups={groups} />
      )}

      <TitledCard
        title="价格与额度"
        note={
          <a href={memberHref} className="hover:text-primary">
            会员权益
          </a>
        }
      >
        <Pairs caption="价格与额度" rows={PRICES} />
      </TitledCard>
      <TitledCard title="通用约定">
        <Pairs caption="通用约定" rows={RULES} />
      </TitledCard>
      <TitledCard title="常见错误码">
        <DataTable
          caption="常见错误码"
          rows={codes}
          rowKey={({ code }) => code}
          columns={[
            { key: 'code', header: '代码', cell: ({ code }) => <span className="api-name">{code}</span> },
            { key: 'text', header: '含义', cell: ({ text }) => text },
            { key: 'advice', header: '怎么办', cell: ({ code }) => ADVICE[code] ?? '' },
          ]}
        />
      </TitledCard>
    </main>
  )
}
