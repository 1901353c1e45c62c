import { formatDate } from '@zhushutong/domain/formatting'
import { isEmailAddress } from '@zhushutong/domain/mail'
import { MAX_REPORT_MAILS } from '@zhushutong/domain/mall'
import { type Files, readFile } from '../files'
import type { MailSender } from '../mail'
import type { Queryable } from '../platform/db'
import { CODES, type Failure } from '../platform/http'
import { returnMailQuota, takeMailQuota } from './report.store'
import type { ReportRow } from './report.table'
import { fileNameOfReport } from './report-view'

const NO_ADDRESS: Failure = { error: '10020', message: '邮箱地址不正确，请检查后重新填写' }
const NO_FILE: Failure = { error: '11000', message: '报告文件不存在或已过期' }
const NOT_SENT: Failure = { error: '50001', message: '邮件没有发出去，请检查邮箱地址，或稍后重试' }
const TOO_MANY: Failure = {
  error: CODES.tooMany,
  message: `24 小时内最多寄送 ${MAX_REPORT_MAILS} 次，请改为下载，或稍后再寄`,
}

const textOf = ({ title, createdAt }: ReportRow, portalOrigin: string): string =>
  [
    '您好：',
    `您在筑数通购买的《${title}》见附件，数据截至 ${formatDate(createdAt)}。`,
    `也可以登录 ${portalOrigin} ，在个人中心的“数据报告”里下载。`,
    '如果这不是您要的邮件，可能是别人填错了邮箱，忽略即可。',
    '筑数通',
  ].join('\n')

/** Mails a finished report to one address, within the owner's limit (DRP-05). */
export async function mailReport(
  {
    orm,
    files,
    mails,
    portalOrigin,
  }: { orm: Queryable; files: Files; mails: MailSender; portalOrigin: string },
  report: ReportRow,
  email: string,
  now: number,
): Promise<{ readonly left: number } | Failure> {
  const to = email.trim()
  if (!isEmailAddress(to)) return NO_ADDRESS
  const place = await takeMailQuota(orm, report.userId, now)
  if (!place) return TOO_MANY
  try {
    const content = await readFile(files, { area: 'reports', id: report.id }, 'owner')
    if (!content) {
      await returnMailQuota(orm, place)
      return NO_FILE
    }
    const attachment = { name: fileNameOfReport(report), type: 'application/pdf', content }
    const message = {
      to,
      subject: report.title,
      text: textOf(report, portalOrigin),
      attachments: [attachment],
    }
    if (await mails.send(message)) return { left: place.left }
  } catch (error) {
    await returnMailQuota(orm, place)
    throw error
  }
  await returnMailQuota(orm, place)
  return NOT_SENT
}
