import { ErrorState } from '@zhushutong/ui/layout/states'
import { ProfileView } from '@/features/profile/profile.view'
import { miniProgramQr } from '@/settings/environment'
import { orNull } from '@/wiring/server/answers'
import { MailControls } from '../controls/mail-controls'
import type { SectionProps } from '../section'
import { centerHref, SECURITY } from '../section-address'

export async function CenterProfile({ reader: { member, calls } }: SectionProps) {
  if (!member) return <ErrorState title="登录已失效">请重新登录</ErrorState>
  const mail = await orNull(calls.memberMail.info())
  return (
    <ProfileView
      profile={member}
      mail={mail}
      mailControls={mail && <MailControls isConfirmed={mail.isConfirmed} />}
      securityHref={centerHref(SECURITY)}
      miniProgramQr={miniProgramQr()}
    />
  )
}
