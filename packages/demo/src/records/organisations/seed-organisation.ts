import { dayOf } from '@zhushutong/domain/formatting'
import type { StoredRecord } from '@zhushutong/domain/records'
import { announcedOn, publishedOf } from '../bidding/seed-tender'
import { provenance } from '../provenance'
import { type Random, randomOf } from '../random'
import {
  type Dataset,
  listTenderPlans,
  type Project,
  type ProjectPlan,
  recentProjectCount,
  tenderCount,
} from '../world/dataset'
import { candidateOf, contactsOf } from '../world/tender-terms'
import { creditCodeOf } from './credit-code'
import { agencyCount, agencyIdentity, type Organisation, ownerCount, ownerIdentity } from './organisations'

const STREAM = { owner: 152, agency: 153 }
/** The first number for agencies' codes, far above those of companies. */
const AGENCY_CODES = 10_000_000_000
/** Maximum rows of a nested table, as in records/derived. */
const ROWS = 10
const PHONES = 20

type Side = 'owner' | 'agency'

/** A row of a nested table with its sort key. */
interface Group {
  count: number
  wins: number
  amount: number
  day: number
}

const grouped = <K>() => {
  const groups = new Map<K, Group>()
  const at = (key: K): Group => {
    const known = groups.get(key)
    if (known) return known
    const group = { count: 0, wins: 0, amount: 0, day: 0 }
    groups.set(key, group)
    return group
  }
  return { groups, at }
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

type PartnerOf = (work: Project) => Organisation | null

interface Commissioned {
  readonly works: readonly Project[]
  readonly plans: readonly ProjectPlan[]
}

const figuresOf = (side: Side, { works, plans }: Commissioned, world: Dataset, partnerOf: PartnerOf) => {
  const types = grouped<string>()
  const phones = grouped<string>()
  const winners = grouped<string>()
  const partners = grouped<string>()
  const names = new Map<string, string>()
  const all: Group = { count: 0, wins: 0, amount: 0, day: 0 }
  const tell = (groups: readonly Group[], change: (group: Group) => void) => groups.forEach(change)
  for (const plan of plans)
    tell([all, types.at(plan.type)], (group) => {
      group.count++
      group.day = Math.max(group.day, announcedOn(plan, world.today))
    })
  for (const work of works) {
    const type = types.at(work.type)
    if (work.index < tenderCount(world.companies)) {
      const day = publishedOf(work)
      const contacts = contactsOf(work)
      const phone = side === 'owner' ? contacts.owner.phone : contacts.agencyPhone
      const partner = partnerOf(work)
      if (partner) names.set(partner.id, partner.name)
      const said = phone && phones.at(`${phone}${side === 'owner' ? contacts.owner.name : ''}`)
      const groups = [all, type, ...(said ? [said] : []), ...(partner ? [partners.at(partner.id)] : [])]
      tell(groups, (group) => {
        group.count++
        group.day = Math.max(group.day, day)
      })
    }
    const { result } = work
    if (!result || result.winners === 0 || work.index >= recentProjectCount(world.companies)) continue
    const { companyId, companyName, price } = candidateOf(work, 0, world)
    names.set(companyId, companyName)
    tell([all, type, winners.at(companyId)], (group) => {
      group.wins++
      group.amount += price
      group.day = Math.max(group.day, result.day)
    })
  }
  return { all, names, types, phones, winners, partners }
}

const PHONE_DIGITS = 11

const tablesOf = (side: Side, { types, phones, winners, partners, names }: ReturnType<typeof figuresOf>) => {
  const typeRows = [...types.groups]
    .filter(([, { count, wins }]) => count + wins > 0)
    .sort(([a, x], [b, y]) => y.count - x.count || y.wins - x.wins || byText(a, b))
    .map(([engineeringType, { count, wins, amount }]) => ({
      engineeringType,
      tenderCount: count,
      winningCount: wins,
      amount: wins > 0 ? amount : null,
      amountNote: null,
    }))
  const phoneRows = [...phones.groups]
    .sort(([a, x], [b, y]) => y.day - x.day || y.count - x.count || byText(a, b))
    .slice(0, PHONES)
    .map(([key, { count, day }]) => ({
      noticeContact: key.slice(PHONE_DIGITS) || null,
      noticePhone: key.slice(0, PHONE_DIGITS),
      noticeCount: count,
      latestOn: dayOf(day),
    }))
  const winnerRows = [...winners.groups]
    .sort(([a, x], [b, y]) => y.wins - x.wins || y.amount - x.amount || byText(a, b))
    .slice(0, ROWS)
    .map(([companyId, { wins, amount, day }]) => ({
      companyId,
      companyName: names.get(companyId) ?? null,
      winningCount: wins,
      amount,
      amountNote: null,
      latestOn: dayOf(day),
    }))
  const partnerRows = [...partners.groups]
    .sort(([a, x], [b, y]) => y.count - x.count || y.day - x.day || byText(a, b))
    .slice(0, ROWS)
    .map(([id, { count, day }]) => ({
      ...(side === 'owner'
        ? { agencyId: id, agencyName: names.get(id) ?? null }
        : { ownerId: id, ownerUnitName: names.get(id) ?? null }),
      tenderCount: count,
      latestOn: dayOf(day),
    }))
  return { typeRows, phoneRows, winnerRows, partnerRows }
}

const organisationRecord = (
  random: Random,
  side: Side,
  { id, name, region }: Organisation,
  commissioned: Commissioned,
  world: Dataset,
  partnerOf: PartnerOf,
) => {
  const figures = figuresOf(side, commissioned, world, partnerOf)
  const { count, wins, amount, day } = figures.all
  const { typeRows, phoneRows, winnerRows, partnerRows } = tablesOf(side, figures)
  return {
    id,
    name,
    region,
    mainType: typeRows[0]?.engineeringType ?? null,
    tenderCount: count,
    winningCount: wins,
    totalAmount: wins > 0 ? amount : null,
    averageAmount: wins > 0 ? Math.floor(amount / wins) : null,
    currency: 'CNY',
    latestOn: day > 0 ? dayOf(day) : null,
    contactName: phoneRows[0]?.noticeContact ?? null,
    contactPhone: phoneRows[0]?.noticePhone ?? null,
    directory: phoneRows,
    types: typeRows,
    winners: winnerRows,
    [side === 'owner' ? 'agencies' : 'owners']: partnerRows,
    ...provenance(
      random,
      { kind: side, platforms: ['招标与中标公告归集'] },
      id,
      world.today,
      day > 0 ? day : undefined,
    ),
  }
}

const projectsBy = (
  world: Dataset,
  count: number,
  at: (work: Project) => number | null,
): readonly Project[][] => {
  const lists: Project[][] = Array.from({ length: count }, () => [])
  for (const work of world.works.slice(0, recentProjectCount(world.companies))) {
    const index = at(work)
    if (index !== null) lists[index]?.push(work)
  }
  return lists
}

export function* ownerRecords(world: Dataset): Generator<StoredRecord> {
  const { companies } = world
  const works = projectsBy(world, ownerCount(companies), (work) => work.owner)
  const agencies = Array.from({ length: agencyCount(companies) }, (_, i) => agencyIdentity(i))
  const partnerOf = ({ agency }: Project) => (agency === null ? null : (agencies[agency] ?? null))
  const plans = new Map<number, ProjectPlan[]>()
  for (const plan of listTenderPlans(companies))
    plans.set(plan.owner, [...(plans.get(plan.owner) ?? []), plan])
  for (const [index, list] of works.entries()) {
    const identity = ownerIdentity(index, companies)
    const { company, region } = identity
    yield {
      ...organisationRecord(
        randomOf(STREAM.owner, index),
        'owner',
        identity,
        { works: list, plans: plans.get(index) ?? [] },
        world,
        partnerOf,
      ),
      ownerType: company === null ? 'public' : 'enterprise',
      creditCode: company === null ? creditCodeOf(index, region, '12') : creditCodeOf(company, region),
    }
  }
}

export function* agencyRecords(world: Dataset): Generator<StoredRecord> {
  const { companies } = world
  const works = projectsBy(world, agencyCount(companies), (work) => work.agency)
  const owners = Array.from({ length: ownerCount(companies) }, (_, i) => ownerIdentity(i, companies))
  const partnerOf = ({ owner }: Project) => owners[owner] ?? null
  for (const [index, list] of works.entries()) {
    const identity = agencyIdentity(index)
    yield {
      ...organisationRecord(
        randomOf(STREAM.agency, index),
        'agency',
        identity,
        { works: list, plans: [] },
        world,
        partnerOf,
      ),
      creditCode: creditCodeOf(AGENCY_CODES + index, identity.region),
    }
  }
}
