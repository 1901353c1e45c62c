import type { Opening } from '@zhushutong/domain/access'
import { CHECK_STATUS, type CheckStatus } from '@zhushutong/domain/my-company'
import { Button, LinkButton } from '@zhushutong/ui/button'
import { CheckIcon, CloseIcon, InfoIcon } from '@zhushutong/ui/icon'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import { Tag } from '@zhushutong/ui/tag'
import type { ReactNode } from 'react'
import './tender-check.css'

interface ShownUpgradeCheck {
  readonly key: string
  readonly label: string
  readonly subject: string
  readonly figure: string | null
  readonly clause: string
  readonly items: ReadonlyArray<string | null>
  readonly status: CheckStatus
  readonly sentence: string
  readonly droppedBy: string | null
  readonly evidence: ReadonlyArray<{ readonly label: string; readonly href: string }>
  readonly opensBy: Opening | null
}

interface ShownUpgrade {
  readonly code: string
  readonly name: string
  readonly held: string | null
  readonly next: string
  readonly document: string
  readonly missing: number
  readonly unknown: number
  readonly met: number
  readonly dropped: number
  readonly text: string
  readonly scope: ReadonlyArray<string | null>
  readonly checks: readonly ShownUpgradeCheck[]
  readonly standardHref: string
  readonly holdersHref: string
}

const ICONS = { met: CheckIcon, missing: CloseIcon, unknown: InfoIcon } as const
const UNVERIFIED = '待核实'

function Row({ check }: { check: ShownUpgradeCheck }) {
  const { label, tone } = CHECK_STATUS[check.status]
  const Icon = ICONS[check.status]
  return (
    <li className="requirement" data-status={check.droppedBy === null ? check.status : undefined}>
      <div>
        {check.droppedBy === null ? (
          <Tag tone={tone}>
            <Icon size={12} />
            {label}
          </Tag>
        ) : (
          <Tag tone="neutral">不再考核</Tag>
        )}
      </div>
      <div>
        <b className="font-semibold">
          {check.label}：{check.figure ?? UNVERIFIED}
        </b>
        <small className="requirement-note">
          {check.subject} · 条款 {check.clause}
          {check.droppedBy && ` · ${check.droppedBy}后不再考核，动态核查以主管部门通知为准`}
        </small>
        {check.items.length > 0 && (
          <details>
            <summary>逐项指标（{check.items.length}）</summary>
            <ol className="list-decimal pl-5">
              {check.items.map((item, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the items are numbered by the document
                <li key={i}>{item ?? UNVERIFIED}</li>
              ))}
            </ol>
          </details>
        )}
      </div>
      <div>
        {check.sentence}
        {check.evidence.length > 0 && (
          <small className="requirement-note">
            {check.evidence.map(({ label: evidence, href }) => (
              <a key={href} href={href} className="mr-2 text-primary underline">
                {evidence}
              </a>
            ))}
          </small>
        )}
      </div>
    </li>
  )
}

function UpgradeCard({ upgrade }: { upgrade: ShownUpgrade }) {
  const step = upgrade.held === null ? `增项 ${upgrade.next}` : `${upgrade.held} → ${upgrade.next}`
  return (
    <TitledCard
      id={`upgrade-${upgrade.code}`}
      title={`${upgrade.name} ${step}`}
      note={
        <Tag tone={upgrade.missing > 0 ? 'bad' : upgrade.unknown > 0 ? 'neutral' : 'ok'}>{upgrade.text}</Tag>
      }
    >
      <p className="text-12 text-ink-2">
        {upgrade.document} · 满足 {upgrade.met} 项，不满足 {upgrade.missing} 项，无法判断 {upgrade.unknown} 项
        {upgrade.dropped > 0 && `；另有 ${upgrade.dropped} 项不再考核，列在最后供参考`}
      </p>
      <ul className="requirements">
        {upgrade.checks.map((check) => (
          <Row key={check.key} check={check} />
        ))}
      </ul>
      <p className="mt-3">
        <b className="font-semibold">取得后可承担</b>：
        {upgrade.scope.map((item) => item ?? UNVERIFIED).join('；')}
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        <LinkButton size="small" href={upgrade.standardHref}>
          看标准全文表
        </LinkButton>
        <LinkButton size="small" href={upgrade.holdersHref}>
          已有{upgrade.next === '不分等级' ? '此' : upgrade.next}资质的企业（合作伙伴）
        </LinkButton>
      </p>
    </TitledCard>
  )
}

interface Props {
  /** null: loading failed. */
  readonly result: {
    readonly isChosen: boolean
    readonly companyName: string | null
    readonly upgrades: readonly ShownUpgrade[]
  } | null
  readonly chooseHref: string
  /** Address and index of this page, for the form that adds a category. */
  readonly action: string
  readonly index: string
  readonly wanted: string
  readonly categories: ReadonlyArray<{ readonly value: string; readonly label: string }>
  readonly unlock: (opensBy: Opening) => ReactNode
}

function AddCategory({ action, index, wanted, categories }: Omit<Props, 'result' | 'chooseHref' | 'unlock'>) {
  return (
    <form action={action} className="flex flex-wrap items-end gap-2">
      <input type="hidden" name="index" value={index} />
      <label className="grid min-w-0 flex-1 gap-1">
        <span>也看一个还没有的类别（从最低等级起）</span>
        <select
          name="kind"
          defaultValue={wanted}
          className="h-10 min-w-0 rounded-2 border border-(--control) bg-surface px-3"
        >
          <option value="">不增加</option>
          {categories.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit">对照</Button>
    </form>
  )
}

/**
 * The member's company compared with the next grade of its qualifications: missing requirements first, then
 * unknown, then met (QST-04).
 */
export function QualificationUpgradeView({ result, chooseHref, unlock, ...form }: Props) {
  if (result === null)
    return (
      <section className="card">
        <ErrorState title="没有加载出来">请稍后刷新页面</ErrorState>
      </section>
    )
  const { isChosen, companyName, upgrades } = result
  if (companyName === null)
    return (
      <section className="card">
        <EmptyState
          title={isChosen ? '我的企业的数据已经下架' : '请选择我的企业'}
          action={
            <LinkButton href={chooseHref} variant="primary">
              {isChosen ? '重新选择企业' : '选择我的企业'}
            </LinkButton>
          }
        >
          选择一次，这里逐条对照下一级资质标准：满足、差几项、无法判断，附条款和找人找业绩的入口。
        </EmptyState>
      </section>
    )
  // A single prompt for all: a page has one gold bar.
  const [opensBy] = upgrades.flatMap(({ checks }) => checks.flatMap((check) => check.opensBy ?? []))
  return (
    <>
      <TitledCard title="我的企业离下一级差什么" note={companyName}>
        <p className="mb-3 text-ink-2">
          按《建筑业企业资质标准》逐条对照收录的人员与业绩。净资产、设备、从业年限没有收录，一律写无法判断；未收录不代表没有，以主管部门的审查为准。
        </p>
        <AddCategory {...form} />
        {opensBy && unlock(opensBy)}
      </TitledCard>
      {upgrades.length === 0 ? (
        <section className="card">
          <EmptyState title="没有可以升级的资质">
            收录的有效资质都已是最高等级或不分等级，或没有收录资质。可以在上面选一个类别，看新办需要什么。
          </EmptyState>
        </section>
      ) : (
        upgrades.map((upgrade) => <UpgradeCard key={upgrade.code} upgrade={upgrade} />)
      )}
    </>
  )
}
