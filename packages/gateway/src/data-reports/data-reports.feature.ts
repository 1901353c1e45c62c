import { HOUR_MS } from '@zhushutong/domain/formatting'
import { findReportRefusal, isReportInProgress } from '@zhushutong/domain/mall'
import { contract, GROUP_SCOPES, REPORT_FILE_PATH } from '@zhushutong/sdk/contract'
import { createFiles, type Files, mountFile, removeFile } from '../files'
import { createMailSender } from '../mail'
import type { Deps, Feature } from '../platform/feature'
import { type Failure, type Handlers, mountGroup, pageOf, sessionOf } from '../platform/http'
import { mailReport } from './mail-report'
import { reportRunner } from './report.runner'
import { findOwnReport, findReport, readReportPage, removeReport, retryReport } from './report.store'
import type { ReportRow } from './report.table'
import { fileNameOfReport, reportView } from './report-view'

const EVERY_MS = 500

const NO_REPORT: Failure = { error: '11000', status: 404 }
const NO_FILE: Failure = { ...NO_REPORT, message: '报告文件不存在或已过期' }
const NOT_YET: Failure = { error: '11001' }

const refusalOf = (report: ReportRow, now: number): Failure | null => {
  const refusal = findReportRefusal(report, now)
  return refusal && { ...refusal, status: refusal.error === '11000' ? 404 : undefined }
}

function reportHandlers(deps: Deps, files: Files): Handlers<typeof contract.dataReports> {
  const { config, database } = deps
  const { orm } = database
  const mailing = { orm, files, mails: createMailSender(deps), portalOrigin: config.PORTAL_ORIGIN }
  return {
    async list(page, context) {
      const { reports, total } = await readReportPage(orm, sessionOf(context).userId, page)
      return pageOf(page, reports.map(reportView), total)
    },
    async status({ resourceId }, context) {
      const report = await findOwnReport(orm, sessionOf(context).userId, resourceId)
      return report ? reportView(report) : NO_REPORT
    },
    async url({ resourceId }, context) {
      const report = await findReport(orm, resourceId)
      if (!report) return NO_REPORT
      // 403 instead of 404: report ids cannot be guessed, so the caller probably owns the report by another
      // account (DRP-06).
      if (report.userId !== sessionOf(context).userId) return { error: '11002', status: 403 }
      const refusal = refusalOf(report, context.now)
      if (refusal) return refusal
      const { size, expiresAt } = report
      const url = REPORT_FILE_PATH.replace('{resourceId}', report.id)
      return { url, fileName: fileNameOfReport(report), size: size ?? 0, expireTime: expiresAt ?? 0 }
    },
    async retry({ resourceId }, context) {
      const report = await findOwnReport(orm, sessionOf(context).userId, resourceId)
      if (!report) return NO_REPORT
      if (isReportInProgress(report)) return NOT_YET
      const queued = await retryReport(orm, report)
      return queued ? reportView(queued) : { error: '40011', message: '只有生成失败的报告可以重新生成' }
    },
    async mail({ resourceId, email }, context) {
      const report = await findOwnReport(orm, sessionOf(context).userId, resourceId)
      if (!report) return NO_REPORT
      return refusalOf(report, context.now) ?? mailReport(mailing, report, email, context.now)
    },
    async remove({ resourceId }, context) {
      const report = await findOwnReport(orm, sessionOf(context).userId, resourceId)
      if (!report) return NO_REPORT
      if (isReportInProgress(report)) return NOT_YET
      if (!(await removeReport(orm, report, context.now)))
        return { error: '40011', message: '已付费的报告还没有生成，可以重新生成，或在订单里申请退款' }
      await removeFile(files, { area: 'reports', id: report.id }).catch((err) =>
        deps.log.warn({ err }, 'the file of a removed report waits for the sweep'),
      )
      return true
    },
  }
}

/** Reports of the data mall's products, bought and made as PDF (DRP-01 to DRP-06). */
export const dataReportsFeature: Feature = (deps) => {
  const { config, database, clock, calls, log, workers } = deps
  const files = createFiles(deps)
  const runner = reportRunner({
    ...{ database, files, clock, log, workers },
    portalOrigin: config.PORTAL_ORIGIN,
  })
  return {
    routes(app) {
      mountGroup(app, contract.dataReports, reportHandlers(deps, files), calls)
      mountFile(app, deps, files, {
        path: REPORT_FILE_PATH,
        scope: GROUP_SCOPES.dataReports,
        gone: NO_FILE,
        async find({ userId }, { resourceId = '' }) {
          const report = await findOwnReport(database.orm, userId, resourceId)
          if (!report) return NO_REPORT
          const refusal = refusalOf(report, clock.now())
          if (refusal) return refusal
          return {
            area: 'reports',
            id: report.id,
            fileName: fileNameOfReport(report),
            plainName: 'report.pdf',
          }
        },
      })
    },
    jobs: [
      { name: 'make data reports', every: EVERY_MS, run: runner.run },
      { name: 'remove old data reports', every: HOUR_MS, run: runner.sweep },
    ],
  }
}
