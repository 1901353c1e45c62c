import { ErrorState } from '@zhushutong/ui/layout/states'
import { SecurityView } from '@/features/login/security'
import { TrackingCard } from '@/features/tracking'
import { orNull } from '@/wiring/server/answers'
import { EndDevice, EndOtherDevices, WithdrawClosing } from '../controls/security-controls'
import { TrackingSwitch } from '../controls/tracking-switch'
import type { SectionProps } from '../section'

export async function CenterSecurity({ reader: { member, calls } }: SectionProps) {
  if (!member) return <ErrorState title="登录已失效">请重新登录</ErrorState>
  return (
    <>
      <SecurityView
        mobile={member.mobile}
        security={
          await orNull(
            Promise.all([calls.security.devices(), calls.security.closing()]).then(
              ([{ devices }, closing]) => ({
                devices,
                closing,
              }),
            ),
          )
        }
        actionOf={({ deviceId, device }) => <EndDevice deviceId={deviceId} device={device} />}
        endOthers={<EndOtherDevices />}
        withdraw={<WithdrawClosing />}
      />
      <TrackingCard>
        <TrackingSwitch isTracked={member.isTracked} />
      </TrackingCard>
    </>
  )
}
