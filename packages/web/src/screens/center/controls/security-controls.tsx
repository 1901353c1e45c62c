'use client'

import { useGateway } from '@/wiring/browser/gateway'
import { Confirmed } from './confirmed'

export function EndDevice({ deviceId, device }: { deviceId: string; device: string }) {
  const { call } = useGateway()
  return (
    <Confirmed
      label={
        <>
          退出<span className="sr-only">{device}</span>
        </>
      }
      title="退出这台设备"
      confirm="退出"
      done="已退出这台设备"
      act={() => call(({ security }) => security.endDevice({ deviceId }))}
    >
      “{device}”上的登录会立即结束，再次使用需要重新登录。
    </Confirmed>
  )
}

export function EndOtherDevices() {
  const { call } = useGateway()
  return (
    <Confirmed
      label="退出其他设备"
      title="退出其他设备"
      confirm="全部退出"
      done="其他设备上的登录已结束"
      act={() => call(({ security }) => security.endOtherDevices())}
    >
      除当前设备外，所有设备上的登录会立即结束。
    </Confirmed>
  )
}

export function WithdrawClosing() {
  const { call } = useGateway()
  return (
    <Confirmed
      label="撤回申请"
      title="撤回注销申请"
      confirm="撤回"
      done="已撤回，账号继续使用"
      act={() => call(({ security }) => security.withdrawClosing())}
    >
      撤回后账号继续使用，什么也不会删除。
    </Confirmed>
  )
}
