import type { ComqueryList } from '@zhushutong/domain/comquery'
import { exportMonth } from '@zhushutong/domain/export'
import { HOUR_MS } from '@zhushutong/domain/formatting'
import { company, KINDS, type RecordKind, sortsFor } from '@zhushutong/domain/records'
import {
  contract,
  type Endpoint,
  type InputOf,
  type RecordEndpoints,
  recordContract,
} from '@zhushutong/sdk/contract'
import { createFiles, type Files } from '../files'
import { findStoredAnswer, once } from '../idempotency'
import type { Deps, Feature } from '../platform/feature'
import {
  type CallContext,
  type Failure,
  type Handler,
  type Handlers,
  mountEndpoint,
  mountGroup,
  pageOf,
  sessionOf,
} from '../platform/http'
import type { ListRequest } from '../records'
import { mountDownload } from './download.routes'
import { exportRunner, removeExportFiles } from './export.runner'
import { applyOrderStates, findOwnExport, readExportPage, removeExport, retryExport } from './export.store'
import { exportView } from './export-view'
import { type ExportRequest, exportRightsOf, requestExport } from './request-export'
import { readUsage } from './usage.store'

const EVERY_MS = 300

const NO_EXPORT: Failure = { error: '30003', status: 404 }

function ownHandlers({ database: { orm }, log }: Deps, files: Files): Handlers<typeof contract.exports> {
  return {
    async list(page, context) {
      const { userId } = sessionOf(context)
      await applyOrderStates(orm, userId)
      const { jobs, total } = await readExportPage(orm, userId, page)
      return pageOf(page, jobs.map(exportView), total)
    },
    async get({ exportId }, context) {
      const { userId } = sessionOf(context)
      await applyOrderStates(orm, userId)
      const job = await findOwnExport(orm, userId, exportId)
      return job ? exportView(job) : NO_EXPORT
    },
    async usage(_, context) {
      const session = sessionOf(context)
      const { userId, quotaOwnerId = userId } = session
      await applyOrderStates(orm, userId)
      const month = exportMonth(context.now)
      return {
        month,
        allowance: exportRightsOf(session).allowance,
        used: await readUsage(orm, quotaOwnerId, month),
      }
    },
    async retry({ exportId }, context) {
      const job = await findOwnExport(orm, sessionOf(context).userId, exportId)
      if (!job) return NO_EXPORT
      const queued = await retryExport(orm, job)
      return queued ? exportView(queued) : { error: '40011', message: '只有生成失败的导出可以重试' }
    },
    async remove({ exportId }, context) {
      const { userId } = sessionOf(context)
      await applyOrderStates(orm, userId)
      const job = await findOwnExport(orm, userId, exportId)
      if (!job) return NO_EXPORT
      if (!(await removeExport(orm, job, context.now)))
        return { error: '40011', message: '已付费的导出尚未生成完，暂不能删除' }
      await removeExportFiles(files, job.id, log)
      return true
    },
  }
}

/** Exports of the lists of every kind (MEM-02). */
export const exportFeature: Feature = (deps) => {
  const { config, database, clock, calls, log, workers } = deps
  const files = createFiles(deps)
  const runner = exportRunner({ database, files, clock, log, workers, origin: config.PORTAL_ORIGIN })
  const ask = requestExport(database, config.READING_MEMBER_BUDGET)
  const { orm } = database
  const askOnce = async (
    { path }: Pick<Endpoint, 'path'>,
    kind: RecordKind,
    request: ExportRequest,
    context: CallContext,
  ) => {
    const session = sessionOf(context)
    await applyOrderStates(orm, session.userId)
    const call = { path, input: request }
    // Before counting, because the list may have changed since the first call.
    const before = await findStoredAnswer<Awaited<ReturnType<typeof ask>>>(orm, context, call)
    if (before) return before
    return ask(kind, request, session, context.now, (work) =>
      once(orm, context, call, (tx) => tx.transaction(work)),
    )
  }

  // The schemas of one kind are known at run time only; mountEndpoint checks input and result by them.
  const handlerOf =
    (kind: RecordKind, endpoint: RecordEndpoints['export']): Handler<RecordEndpoints['export']> =>
    async (input: InputOf<RecordEndpoints['export']>, context) => {
      const { keyword, filters: chosen, sort, format, preview, businessPrice } = input
      const filters = (chosen ?? {}) as ListRequest['filters']
      // Without a given sort, the default order of the list's page (LST-06).
      const query: ListRequest = {
        keyword,
        filters,
        sort: sort ?? sortsFor(kind, { keyword, filters })[0]?.key,
      }
      return askOnce(endpoint, kind, { query, format, preview, businessPrice }, context)
    }

  // The contract checks only the shape; the domain then checks each field.
  const exportComquery: Handler<typeof contract.comquery.export> = async (input, context) => {
    const { conditions, match, sort, format, preview, businessPrice } = input
    const query = { conditions, match, sort } as ComqueryList
    return askOnce(contract.comquery.export, company, { query, format, preview, businessPrice }, context)
  }

  return {
    routes(app) {
      for (const kind of KINDS) {
        const endpoints = recordContract[kind.kind]
        if (endpoints) mountEndpoint(app, endpoints.export, handlerOf(kind, endpoints.export), calls)
      }
      mountEndpoint(app, contract.comquery.export, exportComquery, calls)
      mountGroup(app, contract.exports, ownHandlers(deps, files), calls)
      mountDownload(app, deps, files)
    },
    jobs: [
      { name: 'write exports', every: EVERY_MS, run: runner.run },
      { name: 'remove old exports', every: HOUR_MS, run: runner.sweep },
    ],
  }
}
