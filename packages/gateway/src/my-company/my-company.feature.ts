import { HOUR_MS } from '@zhushutong/domain/formatting'
import {
  listEndingCertificates,
  MY_COMPANY_TEXTS,
  parseCompanyQuery,
  readTenderTerms,
  summariseChecks,
} from '@zhushutong/domain/my-company'
import { company } from '@zhushutong/domain/records'
import { summariseFit } from '@zhushutong/domain/tender-sheet'
import { contract, type ResultOf } from '@zhushutong/sdk/contract'
import type { Feature } from '../platform/feature'
import { CODES, type Failure, type Handlers, mountGroup, sessionOf } from '../platform/http'
import { type Asker, recordDetail, refused } from '../records'
import { tendersChecker } from './check-tenders'
import { findCompaniesBy } from './company-reads.store'
import { viewCompany, viewEnding } from './company-view'
import { dueTendersReader } from './due-tenders'
import { type ChosenCompany, chooseMyCompany, findMyCompany, removeMyCompany } from './my-company.store'
import { partnersReader } from './partners'
import { reminderRunner } from './reminder.runner'
import { type TenderCheck, tenderChecker } from './tender-check'
import { loadTenderTerms } from './tender-reads.store'
import { loadUpgrades } from './upgrades'

type Checked = ResultOf<typeof contract.myCompany.check>
type Upgraded = ResultOf<typeof contract.myCompany.upgrades>

const EVERY_MS = 10_000

const GONE: Failure = { error: '30003', status: 404 }

const wrong = (message: string): Failure => ({
  error: CODES.badRequest,
  message,
  data: { fields: [{ field: 'text', message }] },
})

const listCompared = ({ tender, company: myCompany }: TenderCheck) => [
  { module: 'tender', moduleId: tender.id, title: String(tender.engineeringName ?? '') },
  ...(myCompany ? [{ module: 'company', moduleId: myCompany.id, title: String(myCompany.name ?? '') }] : []),
]

/**
 * A member's own company: its comparison with tenders and its expiring certificates (MYC-01 to MYC-08,
 * BID-09, QST-04).
 */
export const myCompanyFeature: Feature = ({ database, clock, calls }) => {
  const runner = reminderRunner({ database, clock })
  const detail = recordDetail(database)
  const check = tenderChecker(database)
  const readPartners = partnersReader(database)
  const readDue = dueTendersReader(database)
  const checkTenders = tendersChecker(database)

  const see = async (id: string, asker: Asker) => {
    const seen = await detail(company, id, asker)
    return 'error' in seen ? null : seen
  }

  const loadView = async (chosen: ChosenCompany | null, asker: Asker) => ({
    record: chosen && viewCompany(chosen, await see(chosen.id, asker), asker.now),
  })

  const findNamed = async (text: string): Promise<{ id: string; name: string } | Failure> => {
    const query = parseCompanyQuery(text)
    if ('error' in query) return wrong(query.error)
    const [first, second] = await findCompaniesBy(database, query)
    if (!first) return wrong(MY_COMPANY_TEXTS.none)
    return second && query.by === 'name' ? wrong(MY_COMPANY_TEXTS.several) : first
  }

  const findById = async (id: string, asker: Asker): Promise<{ id: string; name: string } | Failure> => {
    const seen = await see(id, asker)
    return seen ? { id: seen.id, name: String(seen.name ?? '') } : GONE
  }

  const handlers: Handlers<typeof contract.myCompany> = {
    async get(_input, context) {
      return loadView(await findMyCompany(database.orm, sessionOf(context).userId), context)
    },
    async save({ id, text = '' }, context) {
      const { userId } = sessionOf(context)
      const result = id === undefined ? await findNamed(text) : await findById(id, context)
      if ('error' in result) return result
      if ((await chooseMyCompany(database.orm, userId, result.id, result.name, context.now)) === 'often')
        return wrong(MY_COMPANY_TEXTS.often)
      return loadView(await findMyCompany(database.orm, userId), context)
    },
    async remove(_input, context) {
      await removeMyCompany(database.orm, sessionOf(context).userId, context.now)
      return true
    },
    async check({ id }, context) {
      const chosen = await findMyCompany(database.orm, sessionOf(context).userId)
      const result = await check(id, chosen?.id ?? null, context)
      if ('error' in result) return refused(result)
      const { company: myCompany, checks } = result
      return {
        records: listCompared(result),
        isChosen: chosen !== null,
        summary: checks.length === 0 ? null : summariseChecks(checks),
        checks: checks as Checked['checks'],
        collectedAt: typeof myCompany?.collectedAt === 'number' ? myCompany.collectedAt : null,
        checkedAt: typeof myCompany?.checkedAt === 'number' ? myCompany.checkedAt : null,
      }
    },
    async partners({ id }, context) {
      const chosen = await findMyCompany(database.orm, sessionOf(context).userId)
      const result = await check(id, chosen?.id ?? null, context)
      if ('error' in result) return refused(result)
      const partners = await readPartners(result, context)
      if ('error' in partners) return refused(partners)
      const named = new Map(
        partners.gaps.flatMap((gap) => gap.partners.map((partner) => [partner.id, partner.name])),
      )
      return {
        records: [
          ...listCompared(result),
          ...[...named].map(([moduleId, title]) => ({ module: 'company' as const, moduleId, title })),
        ],
        isChosen: chosen !== null,
        consortiumAllowed: readTenderTerms(result.tender).consortiumAllowed,
        ...partners,
      }
    },
    async due(_input, context) {
      const chosen = await findMyCompany(database.orm, sessionOf(context).userId)
      const result = await readDue(chosen, context)
      if ('error' in result) return refused(result)
      const { shown, ...counts } = result.due
      return {
        ...{ companyName: result.companyName, province: result.province, compared: result.compared },
        ...counts,
        records: shown.map(
          ({ tender: { checks: _, isUnpriced: _isUnpriced, isDoubted: _isDoubted, ...tender }, fit }) => ({
            ...tender,
            ...fit,
          }),
        ),
      }
    },
    async fits({ ids }, context) {
      const chosen = await findMyCompany(database.orm, sessionOf(context).userId)
      if (chosen === null) return { companyName: null, fits: [] }
      const terms = await loadTenderTerms(database, ids, context)
      if ('error' in terms) return refused(terms)
      const tenders = await checkTenders(terms, chosen.id, context)
      if ('error' in tenders) return refused(tenders)
      return {
        companyName: tenders.company && String(tenders.company.name ?? chosen.name),
        fits: [...tenders.checks].map(([id, checks]) => ({ id, ...summariseFit(checks) })),
      }
    },
    async upgrades({ code }, context) {
      const chosen = await findMyCompany(database.orm, sessionOf(context).userId)
      const myCompany = chosen && (await see(chosen.id, context))
      if (!myCompany) return { records: [], isChosen: chosen !== null, upgrades: [] }
      const upgrades = await loadUpgrades(database, myCompany, code ?? null, context)
      if ('error' in upgrades) return refused(upgrades)
      return {
        records: [{ module: 'company', moduleId: myCompany.id, title: String(myCompany.name ?? '') }],
        isChosen: true,
        upgrades: upgrades as Upgraded['upgrades'],
      }
    },
    async expiring(_input, context) {
      const chosen = await findMyCompany(database.orm, sessionOf(context).userId)
      const seen = chosen && (await see(chosen.id, context))
      return {
        companyName: chosen && String(seen?.name ?? chosen.name),
        certificates: seen ? listEndingCertificates(seen, context.now).map(viewEnding) : [],
      }
    },
  }

  return {
    routes: (app) => mountGroup(app, contract.myCompany, handlers, calls),
    jobs: [
      { name: 'certificate reminders', every: EVERY_MS, run: runner.run },
      { name: 'sweep certificate reminders', every: HOUR_MS, run: runner.sweep },
    ],
  }
}
