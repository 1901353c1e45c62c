import type { ApiCall, ApiField, ApiGroup, ApiSample } from '@zhushutong/domain/api-centre'
import { KEY_SCOPE_LABELS } from '@zhushutong/domain/api-keys'
import { ERROR_TEXTS } from '@zhushutong/domain/errors'
import { CopyButton } from '@zhushutong/ui/fields/copy-button'
import { Breadcrumb } from '@zhushutong/ui/layout/breadcrumb'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { DataTable } from '@zhushutong/ui/layout/data-table'
import { Tag } from '@zhushutong/ui/tag'
import type { CSSProperties, ReactNode } from 'react'
import { AccessTag } from './access-tag'
import { ApiNav } from './api-nav'
import { ADVICE } from './errors'
import { ALL_CALLS, API_HOME, groupHref } from './hrefs'
import { Samples } from './samples'
import './api.css'

interface Props {
  groups: readonly ApiGroup[]
  group: ApiGroup
  call: ApiCall
  samples: readonly ApiSample[]
  keysHref: string
  tryIt: ReactNode
}

function Fields({ fields, isRequest }: { fields: readonly ApiField[]; isRequest?: boolean }) {
  return (
    <ul className="api-fields">
      {fields.map(({ name, depth, type, required, text }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names repeat at different depths, and the list never changes
        <li key={`${i}-${name}`} style={{ '--depth': depth } as CSSProperties}>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <b className="api-name">{name}</b>
            <span className="text-12 text-ink-3">{type}</span>
            {isRequest && <Tag tone={required ? 'warn' : 'neutral'}>{required ? '必填' : '选填'}</Tag>}
          </p>
          {text && <p className="text-ink-2">{text}</p>}
        </li>
      ))}
    </ul>
  )
}

const isCounted = ({ notes }: ApiCall) => notes.some((note) => note.includes('计入当日'))
const hasRate = ({ notes }: ApiCall) => notes.some((note) => note.includes('频率上限'))

const listQuota = (call: ApiCall): readonly (readonly [string, string])[] => [
  ['价格', call.name.endsWith('.export') ? '额度内免费，超出按条' : '不另收费'],
  ['额度', isCounted(call) ? '计入每日条数' : '不计条数'],
  ['频率', hasRate(call) ? '有上限' : '不限'],
  ['密钥范围', call.scope === null ? '仅限登录令牌' : KEY_SCOPE_LABELS[call.scope].label],
]

function Quota({ call }: { call: ApiCall }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-2 border border-line bg-line md:grid-cols-4">
      {listQuota(call).map(([label, value]) => (
        <div key={label} className="bg-surface px-3 py-2.5">
          <dt className="text-12 text-ink-3">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function ApiCallView({ groups, group, call, samples, keysHref, tryIt }: Props) {
  const errors = [...call.errors, { code: '00001', text: ERROR_TEXTS['00001'] }]
  return (
    <main
      id="main"
      className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pb-12 lg:grid-cols-[200px_minmax(0,1fr)] xl:grid-cols-[200px_minmax(0,1fr)_400px]"
    >
      <div className="-mb-4 lg:col-span-2 xl:col-span-3">
        <Breadcrumb
          items={[
            { label: 'API 中心', href: API_HOME },
            { label: '全部接口', href: ALL_CALLS },
            { label: group.name, href: groupHref(group.id) },
            { label: call.name },
          ]}
        />
      </div>
      <ApiNav groups={groups} current={group.id} keysHref={keysHref} />
      <article className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
        <header className="grid gap-3">
          <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-20 font-semibold">
            {call.summary}
            <AccessTag call={call} />
          </h1>
          <p className="flex min-w-0 items-center gap-2 rounded-2 border border-line bg-surface px-3 py-2">
            <span className="api-method">{call.method}</span>
            <code className="api-name min-w-0 flex-1">{call.path}</code>
            <CopyButton text={call.path} label="复制地址" />
          </p>
        </header>
        <Quota call={call} />
        <ul className="list-disc pl-5 text-ink-2">
          {call.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <TitledCard title="请求参数" note={call.form === 'file' ? 'multipart/form-data' : undefined}>
          {call.request.length > 0 ? (
            <Fields fields={call.request} isRequest />
          ) : (
            <p className="text-ink-2">没有参数{call.method === 'POST' && '，请求体为空对象 {}'}。</p>
          )}
        </TitledCard>
        <TitledCard title="返回字段" note={call.form === 'json' ? '都在 data 里' : undefined}>
          {call.result.length > 0 ? (
            <Fields fields={call.result} />
          ) : (
            <p className="text-ink-2">
              {call.form === 'download' ? '返回文件或文本本身。' : '成功时 data 为 true 或单个值。'}
            </p>
          )}
        </TitledCard>
        <TitledCard title="错误码">
          <DataTable
            caption="错误码"
            rows={errors}
            rowKey={({ code }) => code}
            columns={[
              { key: 'code', header: '代码', cell: ({ code }) => <span className="api-name">{code}</span> },
              { key: 'text', header: '含义', cell: ({ text }) => text },
              {
                key: 'advice',
                header: '怎么办',
                cell: ({ code }) => ADVICE[code] ?? '见返回的 statusMessage',
              },
            ]}
          />
        </TitledCard>
      </article>
      <aside
        aria-label="示例与试用"
        className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 lg:col-start-2 xl:sticky xl:top-[calc(var(--header-h)+16px)] xl:col-start-3 xl:max-h-[calc(100dvh-var(--header-h)-32px)] xl:self-start xl:overflow-auto"
      >
        <section aria-label="代码示例" className="card px-4 py-3">
          <Samples samples={samples} />
          <p className="mt-2 text-12 text-ink-3">
            示例从环境变量 ZHUSHUTONG_KEY 读取密钥，
            <a href={keysHref} className="text-primary underline underline-offset-2">
              新建密钥
            </a>
          </p>
        </section>
        {tryIt}
      </aside>
    </main>
  )
}
