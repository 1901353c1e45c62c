import { tierOf } from '@zhushutong/domain/access'
import { contract, type ResultOf } from '@zhushutong/sdk/contract'
import { dueSheetLoader } from '../due-diligence'
import type { Feature } from '../platform/feature'
import { CODES, type Failure, type Handlers, mountGroup, sessionOf } from '../platform/http'
import { findDayReads } from '../reading'
import { refused } from '../records'
import { followCompanies } from '../subscriptions'
import { matchCompanies } from './match.store'
import { READ_LIST } from './task-names'

type Checked = ResultOf<typeof contract.batchCheck.check>['records'][number]

const wrong = (message: string): Failure => ({
  error: CODES.badRequest,
  message,
  data: { fields: [{ field: 'content', message }] },
})

/** Checks of a list of companies: match, findings of each, and following all. */
export const batchCheckFeature: Feature = ({ config, database, calls, workers }) => {
  const loadSheet = dueSheetLoader(database)
  const handlers: Handlers<typeof contract.batchCheck> = {
    async read(file, context) {
      const list = await workers.run(READ_LIST, file, sessionOf(context).userId)
      if ('problem' in list) return wrong(list.problem)
      return { ...list, texts: [...list.texts] }
    },
    async match({ texts }, context) {
      const { userId, viewer } = sessionOf(context)
      const matches = await matchCompanies(database, texts)
      if ('error' in matches) return refused(matches)
      const ids = matches.flatMap(({ companies }) => companies.map(({ id }) => id))
      const { read, known } = await findDayReads(database.orm, userId, ids, context.now)
      const isMember = tierOf(viewer) === 'member'
      return {
        matches: matches.map(({ companies, ...match }) => ({
          ...match,
          companies: companies.map((each) => ({ ...each, isRead: known.has(each.id) })),
        })),
        budget: isMember ? config.READING_MEMBER_BUDGET : config.READING_ACCOUNT_BUDGET,
        read,
      }
    },
    async check({ ids }, context) {
      const records: Checked[] = []
      for (const id of new Set(ids)) {
        const sheet = await loadSheet(id, context)
        if ('error' in sheet) {
          if (sheet.error === 'not-found') continue
          return refused(sheet)
        }
        const { name, creditCode, summary, checks } = sheet
        const findings = checks.map(({ key, label, tone, title }) => ({ key, label, tone, title }))
        records.push({ id: sheet.id, name, creditCode, summary, findings })
      }
      return { records }
    },
    async follow({ ids, frequency }, context) {
      const { userId, viewer } = sessionOf(context)
      const chosen = [...new Set(ids)]
      const followed = await followCompanies(database, { userId, viewer, frequency }, chosen, context.now)
      return { followed, left: chosen.length - followed }
    },
  }
  return { routes: (app) => mountGroup(app, contract.batchCheck, handlers, calls) }
}
