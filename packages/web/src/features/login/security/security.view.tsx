import { formatTime } from '@zhushutong/domain/formatting'
import { CLOSING_DAYS } from '@zhushutong/domain/legal'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { DataTable } from '@zhushutong/ui/layout/data-table'
import { ErrorState } from '@zhushutong/ui/layout/states'
import { Tag } from '@zhushutong/ui/tag'
import type { ReactNode } from 'react'
import { DialogButton } from '@/triggers/dialog-trigger'
import type { Closing, Device } from './security.types'

export function SecurityView({
  mobile,
  security,
  actionOf,
  endOthers,
  withdraw,
}: {
  /** Mobile number with masked middle digits. */
  mobile: string
  /** null: loading failed. */
  security: { readonly devices: readonly Device[]; readonly closing: Closing | null } | null
  actionOf: (device: Device) => ReactNode
  endOthers: ReactNode
  /** The button that withdraws the request to close the account. */
  withdraw: ReactNode
}) {
  return (
    <>
      <TitledCard title="手机号">
        <div className="flex flex-wrap items-center gap-3">
          <span className="text-16 font-semibold tabular-nums">{mobile}</span>
          <DialogButton size="small" dialog={{ name: 'change-mobile' }}>
            更换
          </DialogButton>
          <span className="text-12 text-ink-3">用于登录和接收通知</span>
        </div>
      </TitledCard>
      {security === null ? (
        <TitledCard title="登录的设备">
          <ErrorState title="登录的设备暂时没有加载出来">请稍后刷新页面重试</ErrorState>
        </TitledCard>
      ) : (
        <>
          <TitledCard
            title="登录的设备"
            count={security.devices.length}
            note={security.devices.length > 1 && endOthers}
          >
            <Devices devices={security.devices} actionOf={actionOf} />
            <p className="mt-3 text-12 text-ink-3">
              有不认识的设备？请结束它的登录，并重新设置密码。登录 7 天后自动失效。
            </p>
          </TitledCard>
          <TitledCard title="注销账号">
            <ClosingState closing={security.closing} withdraw={withdraw} />
          </TitledCard>
        </>
      )}
    </>
  )
}

function Devices({
  devices,
  actionOf,
}: {
  devices: readonly Device[]
  actionOf: (device: Device) => ReactNode
}) {
  return (
    <DataTable
      caption="登录的设备"
      rows={devices}
      rowKey={({ deviceId }) => deviceId}
      columns={[
        { key: 'device', header: '设备', cell: ({ device }) => device },
        {
          key: 'address',
          header: '网络地址',
          cell: ({ address, place }) => [address ?? '--', place].filter(Boolean).join(' · '),
        },
        { key: 'created', header: '登录时间', cell: ({ createTime }) => formatTime(createTime) },
        { key: 'seen', header: '最近使用', cell: ({ lastSeenTime }) => formatTime(lastSeenTime) },
        {
          key: 'action',
          header: '操作',
          cell: (device) => (device.isCurrent ? <Tag tone="ok">当前设备</Tag> : actionOf(device)),
        },
      ]}
    />
  )
}

function ClosingState({ closing, withdraw }: { closing: Closing | null; withdraw: ReactNode }) {
  if (closing === null) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <DialogButton size="small" dialog={{ name: 'close-account' }}>
          申请注销
        </DialogButton>
        <span className="text-12 text-ink-3">提交后 {CLOSING_DAYS} 天内可以撤回</span>
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Tag tone="warn">注销中</Tag>
      <span>
        账号将于 <b>{formatTime(closing.closeTime)}</b> 注销，在此之前可以撤回。
      </span>
      {withdraw}
    </div>
  )
}
