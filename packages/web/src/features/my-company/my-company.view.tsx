import { divisionLabel } from '@zhushutong/domain/divisions'
import { formatCount, formatDate, formatTime, NO_VALUE } from '@zhushutong/domain/formatting'
import { company, ENDS_SOON_DAYS, formatValue, NOT_COVERED_TEXT } from '@zhushutong/domain/records'
import { LinkButton } from '@zhushutong/ui/button'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { DataTable } from '@zhushutong/ui/layout/data-table'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import { Tag } from '@zhushutong/ui/tag'
import type { ReactNode } from 'react'

interface ShownEnding {
  readonly name: string
  /** YYYY-MM-DD */
  readonly until: string
  readonly days: number
  readonly text: string
  readonly section: string
}

/** The company chosen by the member; fields without a record are null. Times in ms. */
interface ShownCompany {
  readonly name: string
  readonly exists: boolean
  readonly creditCode: string | null
  readonly region: string | null
  readonly status: string | null
  readonly qualifications: ReadonlyArray<{
    readonly name: string
    readonly grade: string | null
    readonly validUntil: string | null
  }>
  readonly qualificationCount: number | null
  readonly safetyPermitUntil: string | null
  readonly people: number | null
  readonly wins: number | null
  readonly certificates: readonly ShownEnding[]
  readonly chosenTime: number
  readonly sourcePlatform: string | null
  readonly checkedAt: number | null
}

const STATUS = company.columns.find(({ key }) => key === 'status')
const toneOf = (status: string) =>
  STATUS?.type === 'enum' ? STATUS.options.find(({ value }) => value === status)?.tone : undefined

const countText = (count: number | null, unit: string) =>
  count === null ? NOT_COVERED_TEXT : `${formatCount(count)} ${unit}`

function Facts({ shown }: { shown: ShownCompany }) {
  const facts: ReadonlyArray<readonly [string, string]> = [
    ['统一社会信用代码', shown.creditCode ?? NO_VALUE],
    ['所在地区', divisionLabel(shown.region ?? '') ?? NO_VALUE],
    ['企业资质', countText(shown.qualificationCount, '项')],
    [
      '安全生产许可证',
      shown.safetyPermitUntil === null ? NOT_COVERED_TEXT : `有效期至 ${formatDate(shown.safetyPermitUntil)}`,
    ],
    ['人员', countText(shown.people, '名')],
    ['中标', countText(shown.wins, '条')],
  ]
  return (
    <dl className="fields">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Endings({
  endings,
  hrefOf,
}: {
  endings: readonly ShownEnding[]
  hrefOf: (section: string) => string
}) {
  return (
    <TitledCard title="即将到期" count={endings.length} note={`已经到期和 ${ENDS_SOON_DAYS} 天内到期`}>
      <DataTable
        caption="即将到期的资质与许可证"
        rows={endings}
        rowKey={(row) => `${row.name}-${row.until}`}
        empty={<EmptyState title={`${ENDS_SOON_DAYS} 天内没有到期的资质与许可证`} />}
        columns={[
          {
            key: 'name',
            header: '名称',
            cell: (row) => (
              <a href={hrefOf(row.section)} className="text-primary">
                {row.name}
              </a>
            ),
          },
          { key: 'until', header: '有效期至', cell: (row) => row.until },
          {
            key: 'days',
            header: '剩余',
            cell: (row) => <Tag tone={row.days < 0 ? 'bad' : 'warn'}>{row.text}</Tag>,
          },
        ]}
      />
    </TitledCard>
  )
}

interface Props {
  /** null: loading failed; `shown` null: no company is chosen. */
  readonly mine: { readonly shown: ShownCompany | null } | null
  readonly form: ReactNode
  readonly controls: ReactNode
  readonly hrefOf: (section: string | null) => string
  /** The page on the requirements missing for the next grade of its qualifications. */
  readonly upgradeHref: string
  /** The tenders of its categories; null without categories. */
  readonly tendersHref: string | null
}

function Chosen({
  shown,
  controls,
  hrefOf,
  upgradeHref,
  tendersHref,
}: Omit<Props, 'mine' | 'form'> & { shown: ShownCompany }) {
  return (
    <>
      <TitledCard
        title="我的企业"
        note={`${formatTime(shown.chosenTime)} 选择 · 来源：${shown.sourcePlatform ?? '未注明'} · ${
          shown.checkedAt === null ? '未核验' : `${formatDate(shown.checkedAt)} 核验`
        }`}
      >
        <h3 className="mb-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-16 font-semibold">
          <span className="min-w-0 wrap-anywhere">{shown.name}</span>
          {STATUS && shown.status !== null && (
            <Tag tone={toneOf(shown.status)}>{formatValue(STATUS, shown.status)}</Tag>
          )}
        </h3>
        {shown.exists ? (
          <Facts shown={shown} />
        ) : (
          <p className="text-ink-2">这家企业的数据已经下架，请重新选择。</p>
        )}
        <div className="mt-4 flex flex-wrap gap-2">
          {shown.exists && (
            <LinkButton size="small" href={hrefOf(null)}>
              查看企业详情
            </LinkButton>
          )}
          {shown.exists && (
            <LinkButton size="small" href={upgradeHref}>
              离下一级资质差什么
            </LinkButton>
          )}
          {tendersHref !== null && (
            <LinkButton size="small" href={tendersHref}>
              招标：要求我的资质类别
            </LinkButton>
          )}
          {controls}
        </div>
      </TitledCard>
      {shown.exists && <Endings endings={shown.certificates} hrefOf={hrefOf} />}
    </>
  )
}

/** 我的企业: the chosen company, its comparison with tenders, and its expiring certificates (MYC-01, MYC-06). */
export function MyCompanyView({ mine, form, ...rest }: Props) {
  if (mine === null)
    return (
      <section className="card">
        <ErrorState title="我的企业暂时没有加载出来">请稍后刷新页面</ErrorState>
      </section>
    )
  return (
    <>
      {mine.shown && <Chosen shown={mine.shown} {...rest} />}
      <TitledCard id="choose" title={mine.shown ? '更换企业' : '选择我的企业'}>
        {mine.shown === null && (
          <p className="mb-4 text-ink-2">
            选择一次，招标详情会逐项对照资质要求：满足、不满足或无法判断，附依据；资质与许可证到期前 30
            天提醒您。
          </p>
        )}
        {form}
      </TitledCard>
    </>
  )
}
