import { HOUR_MS } from '@zhushutong/domain/formatting'
import { company } from '@zhushutong/domain/records'
import { contract } from '@zhushutong/sdk/contract'
import type { Feature } from '../platform/feature'
import { CODES, type Failure, type Handlers, mountGroup, sessionOf } from '../platform/http'
import { recordDetail, refused } from '../records'
import { mountDuePdf } from './due-pdf'
import { findIssuedSheet } from './issued-sheets.store'
import { dueSheetLoader } from './load-due-sheet'
import { ownerPaymentsLoader } from './owner-payments'
import { hasRepairReminder, repairReminderRunner, setRepairReminder } from './repair-reminder.runner'
import { repairsLoader } from './repairs'

const REMIND_EVERY_MS = 10_000

const FULL: Failure = { error: CODES.badRequest, message: '信用修复提醒最多设 200 家企业，请先取消一些' }

/** Checks before an award: sheets, payments of owners, repairs and their reminders (DUE, PMR, CRR). */
export const dueDiligenceFeature: Feature = (deps) => {
  const { database, clock, calls } = deps
  const loadSheet = dueSheetLoader(database)
  const loadPayments = ownerPaymentsLoader(database)
  const loadRepairs = repairsLoader(database)
  const detail = recordDetail(database)
  const reminders = repairReminderRunner({ database, clock })

  const handlers: Handlers<typeof contract.dueDiligence> = {
    async get({ id }, asker) {
      const sheet = await loadSheet(id, asker)
      return 'error' in sheet ? refused(sheet) : sheet
    },
    async repairs({ id }, asker) {
      const repairs = await loadRepairs(id, asker)
      return 'error' in repairs ? refused(repairs) : repairs
    },
    async ownerPayments({ id }, asker) {
      const payments = await loadPayments(id, asker)
      return 'error' in payments ? refused(payments) : payments
    },
    async verify({ number, code }) {
      return { sheet: await findIssuedSheet(database.orm, number, code) }
    },
  }

  const reminderHandlers: Handlers<typeof contract.repairReminder> = {
    async get({ id }, context) {
      return { isSet: await hasRepairReminder(database.orm, sessionOf(context).userId, id) }
    },
    async set({ id, isSet }, context) {
      const record = await detail(company, id, context)
      if ('error' in record) return refused({ error: 'not-found' })
      const { userId } = sessionOf(context)
      const done = await setRepairReminder(database.orm, { userId, companyId: record.id, isSet }, context.now)
      return done === 'full' ? FULL : { isSet }
    },
  }

  return {
    routes(app) {
      mountGroup(app, contract.dueDiligence, handlers, calls)
      mountGroup(app, contract.repairReminder, reminderHandlers, calls)
      mountDuePdf(app, deps)
    },
    jobs: [
      { name: 'repair reminders', every: REMIND_EVERY_MS, run: reminders.run },
      { name: 'sweep repair reminders', every: HOUR_MS, run: reminders.sweep },
    ],
  }
}
