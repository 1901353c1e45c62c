import { HOUR_MS, MINUTE_MS } from '@zhushutong/domain/formatting'
import { createMailSender } from '../mail'
import type { Feature } from '../platform/feature'
import { createSmsSender } from '../sms'
import { membershipReminderRunner } from './membership.runner'
import { reminderNoticeRunner } from './notice.runner'

const SEND_EVERY_MS = 5_000

/** Reminders of expiring memberships (MEM-09). Their endpoints belong to the subscriptions feature. */
export const remindersFeature: Feature = (deps) => {
  const { config, database, clock, log } = deps
  const runner = membershipReminderRunner({ database, clock })
  const [mails, sms] = [createMailSender(deps), createSmsSender(deps)]
  const notices = reminderNoticeRunner({
    ...{ database, clock, log, mails, sms },
    portalOrigin: config.PORTAL_ORIGIN,
  })
  return {
    async prepare() {
      if (config.SMS_PROVIDER !== 'sandbox' && !sms.sendsReminders)
        log.warn('ends of memberships are not told by SMS: the template of reminders is not set')
    },
    jobs: [
      { name: 'membership reminders', every: MINUTE_MS, run: runner.run },
      { name: 'send reminders', every: SEND_EVERY_MS, run: notices.run },
      { name: 'sweep membership reminders', every: HOUR_MS, run: runner.sweep },
    ],
  }
}
