import { buildPrompt, TOOL_ADD_ONS } from '@zhushutong/domain/access'
import { formatCount } from '@zhushutong/domain/formatting'
import { STAFF_STANDARD_NOTE, STAFF_STANDARD_SOURCE } from '@zhushutong/domain/staffing'
import { Breadcrumb } from '@zhushutong/ui/layout/breadcrumb'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { DataTable } from '@zhushutong/ui/layout/data-table'
import { EmptyState } from '@zhushutong/ui/layout/states'
import { Tag } from '@zhushutong/ui/tag'
import type { ReactNode } from 'react'
import { DialogLinkButton } from '@/triggers/dialog-trigger'
import { unlockProps } from '@/triggers/unlock'
import './staffing.css'

const SERVICE = TOOL_ADD_ONS.renyuans
const VIDEO = '/assets/video/staffing.webm'
const POPOVER = 'staffing-video'

interface Gap {
  readonly label: string
  readonly needed: number
  readonly held: number
  readonly missing: number
}

interface Check {
  readonly id: string
  readonly name: string
  readonly staff: number
  readonly checks: ReadonlyArray<{
    readonly tag: string
    readonly name: string
    readonly gaps: readonly Gap[] | null
    readonly isMet: boolean | null
  }>
  readonly unchecked: readonly string[]
  readonly opensBy: string | null
}

const buyProps = unlockProps(SERVICE)

function VideoPopover({ isHolder }: { isHolder: boolean }) {
  return (
    <>
      <button type="button" popoverTarget={POPOVER} className="text-primary underline underline-offset-2">
        观看使用演示
      </button>
      <div id={POPOVER} popover="auto" className="video-popover">
        <div className="mb-2 flex items-center gap-4">
          <b className="font-semibold">人员缺口检测怎么用</b>
          <button
            type="button"
            popoverTarget={POPOVER}
            popoverTargetAction="hide"
            className="ml-auto text-ink-3"
          >
            关闭
          </button>
        </div>
        <video controls muted playsInline preload="none" width={640} height={360} src={VIDEO} />
        <p className="mt-2 text-ink-2">
          输入企业名称，选择企业，系统按资质标准逐项核对注册建造师、职称人员、现场管理人员与技术工人，列出缺口。
        </p>
        {!isHolder && (
          <p className="mt-3">
            <DialogLinkButton variant="gold" rel="nofollow" {...buyProps}>
              立即开通
            </DialogLinkButton>
          </p>
        )}
      </div>
    </>
  )
}

function Gaps({ name, gaps }: { name: string; gaps: readonly Gap[] }) {
  return (
    <DataTable
      caption={`${name}人员核对`}
      rows={gaps}
      rowKey={(row) => row.label}
      columns={[
        { key: 'label', header: '标准要求', cell: (row) => row.label },
        { key: 'needed', header: '应有', unit: '人', align: 'right', cell: (row) => row.needed },
        { key: 'held', header: '现有', unit: '人', align: 'right', cell: (row) => row.held },
        {
          key: 'missing',
          header: '缺口',
          unit: '人',
          align: 'right',
          cell: (row) =>
            row.missing === 0 ? <Tag tone="ok">满足</Tag> : <b className="text-bad">{row.missing}</b>,
        },
      ]}
    />
  )
}

function Result({ check }: { check: Check }) {
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-ink-2">
        已收录该企业人员 {formatCount(check.staff)} 名；依据{STAFF_STANDARD_SOURCE}
        核对人员条件，净资产、设备、业绩等其他条件不在核对范围内。{STAFF_STANDARD_NOTE}
      </p>
      {check.checks.length === 0 && (
        <EmptyState title="没有可核对的资质">该企业没有收录资质，或其资质的人员标准暂不支持核对</EmptyState>
      )}
      {check.checks.map(({ tag, name, gaps, isMet }) => (
        <TitledCard
          key={tag}
          title={name}
          note={
            isMet === null ? undefined : isMet ? (
              <Tag tone="ok">人员满足</Tag>
            ) : (
              <Tag tone="bad">人员不足</Tag>
            )
          }
        >
          {gaps ? (
            <Gaps name={name} gaps={gaps} />
          ) : (
            <div className="lockbar">
              <span>{buildPrompt(SERVICE).text}</span>
              <DialogLinkButton variant="gold" rel="nofollow" {...buyProps}>
                {buildPrompt(SERVICE).button}
              </DialogLinkButton>
            </div>
          )}
        </TitledCard>
      ))}
      {check.unchecked.length > 0 && (
        <p className="text-12 text-ink-3">暂不支持核对：{check.unchecked.join('、')}</p>
      )}
    </div>
  )
}

/** The missing-staff check (ACC-05). */
export function StaffingView({
  search,
  check,
  isHolder,
  children,
}: {
  search: ReactNode
  check: Check | null
  isHolder: boolean
  /** Shown until a company is chosen. */
  children?: ReactNode
}) {
  return (
    <main id="main" className="wrap pb-12">
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: '人员缺口检测' }]} />
      <h1 className="mb-2 text-20 font-semibold">{check ? `${check.name}人员缺口检测` : '人员缺口检测'}</h1>
      <div className="mb-4 text-ink-2">
        按资质标准核对企业的注册与持证人员，缺谁、缺几名，一次列清。 <VideoPopover isHolder={isHolder} />
      </div>
      {search}
      {check ? <Result check={check} /> : <div className="mt-4">{children}</div>}
    </main>
  )
}
