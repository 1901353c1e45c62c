import { checkMailForm, isEmailAddress, MAIL_TEXTS, maskEmail } from '@zhushutong/domain/mail'
import { codeText, type contract } from '@zhushutong/sdk/contract'
import type { MailSender } from '../../mail'
import type { Database } from '../../platform/db'
import { CODES, type Failure, type Handlers, sessionOf } from '../../platform/http'
import { tooSoon } from '../login/login.service'
import { confirmMailCode, sendMailCode } from './mail-code.store'
import { findMemberMail, findUnconfirmedMail, removeMemberMail } from './member-mail.store'

const wrong = (field: string, message: string | null): Failure => ({
  error: CODES.badRequest,
  message: message ?? undefined,
  data: { fields: [{ field, message }] },
})

// Mailboxes ignore letter case in practice, so the limits must ignore it, too.
const cleaned = (typed: string): string => typed.trim().toLowerCase()

/** Calls for the logged-in user's mail address (PRF-01, PRF-02). */
export function mailHandlers(
  database: Pick<Database, 'orm'>,
  sender: MailSender,
): Handlers<typeof contract.memberMail> {
  const { orm } = database
  const loadView = async (userId: string, now: number) => {
    const confirmed = await findMemberMail(orm, userId)
    const address = confirmed?.address ?? (await findUnconfirmedMail(orm, userId, now))
    return {
      mail: address && maskEmail(address),
      isConfirmed: confirmed !== null,
      confirmTime: confirmed?.confirmedAt ?? null,
    }
  }
  return {
    info: (_, context) => loadView(sessionOf(context).userId, context.now),

    async sendCode({ mail }, context) {
      const { ip, now } = context
      const { userId } = sessionOf(context)
      const address = cleaned(mail)
      if (!isEmailAddress(address)) return wrong('mail', MAIL_TEXTS.address)
      if ((await findMemberMail(orm, userId))?.address === address) return wrong('mail', MAIL_TEXTS.unchanged)
      const sent = await sendMailCode(orm, sender, { userId, address, ip }, now)
      if (!('error' in sent)) return sent
      if (sent.error === '00133') return tooSoon(sent.retryAt, now)
      return { error: sent.error, message: '邮件没有发出去，请检查邮箱地址，或稍后重试' }
    },

    async confirm({ mailId, validationCode, ...typed }, context) {
      const { now } = context
      const { userId } = sessionOf(context)
      const mail = cleaned(typed.mail)
      const [problem] = checkMailForm({ mail, mailId, validationCode })
      if (problem) return wrong(problem.field, problem.message)
      const proof = { mailId, address: mail, code: validationCode }
      const refused = await confirmMailCode(orm, userId, proof, now)
      return refused ? wrong('validationCode', codeText(refused)) : loadView(userId, now)
    },

    async remove(_, context) {
      await removeMemberMail(database, sessionOf(context).userId, context.now)
      return true
    },
  }
}
