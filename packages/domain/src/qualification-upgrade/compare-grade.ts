import type { Opening } from '../access'
import { type CheckStatus, type Evidence, toList, toSection } from '../my-company'
import type { StandardRequirement } from '../qualification-standards'
import { CONSTRUCTOR_PROFESSIONS } from '../records'
import { countStaff, type StaffMember, toStaffRequirement } from '../staffing'

/** The facts of a company for this comparison, masked for the reader (MYC-05). */
export interface UpgradeFacts {
  readonly id: string
  readonly staff: readonly StaffMember[]
  /** The membership that opens the validity of registrations to the reader; null if it is open. */
  readonly validityOpensBy: Opening | null
  readonly wins: number
  readonly today: string
}

/** One line of the next grade, compared with the company. */
export interface UpgradeCheck {
  readonly key: string
  readonly label: string
  readonly subject: string
  /** 12 人以上; null if not verified. */
  readonly figure: string | null
  readonly clause: string
  readonly items: ReadonlyArray<string | null>
  readonly status: CheckStatus
  /** For people: the number in the records, and the number missing; null if they are not counted. */
  readonly held: number | null
  readonly missing: number | null
  readonly sentence: string
  /** The document that ended its examination; the line then does not count in the verdict. */
  readonly droppedBy: string | null
  readonly evidence: readonly Evidence[]
  readonly opensBy: Opening | null
}

type Found = Pick<UpgradeCheck, 'status' | 'held' | 'missing' | 'sentence' | 'evidence' | 'opensBy'>

const unknown = (sentence: string, evidence: readonly Evidence[] = []): Found => ({
  status: 'unknown',
  held: null,
  missing: null,
  sentence,
  evidence,
  opensBy: null,
})

const codesOf = (labels: readonly string[]): readonly string[] =>
  CONSTRUCTOR_PROFESSIONS.filter(({ label }) => labels.includes(label)).map(({ value }) => value)

/** Lists of people who would count, for constructors only those without ongoing works. */
const whomToFind = ({ kind, counts }: StandardRequirement): readonly Evidence[] => {
  switch (kind) {
    case 'constructors':
      return (counts?.professions.length ? codesOf(counts.professions) : ['']).map((profession, i) =>
        toList(
          `找无在建的${profession === '' ? '' : (counts?.professions[i] ?? '')}${counts?.isFirstClass ? '一级' : ''}建造师`,
          'person',
          {
            registration: counts?.isFirstClass ? ['R101'] : ['R101', 'R102'],
            ...(profession !== '' && { profession: [profession] }),
            site: ['free'],
          },
        ),
      )
    case 'titled':
      return [toList('找职称人员', 'person', { type: ['zcry'], zcry: ['Z02', 'Z03', 'Z04'] })]
    case 'workers':
      return [toList('找技术工人', 'person', { type: ['jsgr'] })]
    case 'site':
      return [toList('找现场管理人员', 'person', { type: ['sydry'] })]
    default:
      return []
  }
}

const OWN_WORKS = '查看企业的中标业绩'

const countPeople = (row: StandardRequirement, facts: UpgradeFacts): Found => {
  const asked = toStaffRequirement(row)
  if (asked === null) return unknown('收录的数据不能区分这类人员，请自行核对。', whomToFind(row))
  if (facts.staff.length === 0) return unknown('没有收录这家企业的人员，未收录不代表没有。', whomToFind(row))
  const { held, missing } = countStaff(asked, facts.staff, facts.today)
  const counted = { held, missing, opensBy: null }
  if (missing > 0)
    return {
      ...counted,
      status: 'missing',
      sentence: `收录 ${held} 人，差 ${missing} 人。`,
      evidence: whomToFind(row),
    }
  if (row.kind === 'constructors' && facts.validityOpensBy !== null)
    return {
      ...counted,
      status: 'unknown',
      missing: null,
      sentence: `收录 ${held} 人，注册是否在有效期内开通会员后可以核对。`,
      evidence: [],
      opensBy: facts.validityOpensBy,
    }
  // Records do not contain the professions of titles.
  if (row.kind === 'titled')
    return {
      ...counted,
      status: 'unknown',
      sentence: `收录 ${held} 人，人数够；职称的专业没有收录，请核对。`,
      evidence: [],
    }
  return { ...counted, status: 'met', sentence: `收录 ${held} 人，人数够。`, evidence: [] }
}

const find = (row: StandardRequirement, facts: UpgradeFacts): Found => {
  if (row.figure === null) return unknown('这一项的数字待核实，不作判断，请对照原文。')
  const wins = toList(OWN_WORKS, 'winning', { company: [facts.id] })
  switch (row.kind) {
    case 'constructors':
    case 'titled':
    case 'site':
    case 'workers':
      return countPeople(row, facts)
    case 'works':
      return unknown(
        facts.wins > 0
          ? `收录中标 ${facts.wins} 条；规模指标请与条款逐项对照，以竣工验收资料为准。`
          : '没有收录这家企业的中标，未收录不代表没有。',
        [wins, toSection('查看四库业绩', 'siku')],
      )
    case 'ledWorks':
      return unknown('个人主持完成的工程请按业绩表核对。', [
        toList('找有业绩的建造师', 'person', { registration: ['R101', 'R102'], achieve: ['some'] }),
      ])
    case 'lead':
      return unknown('从业年限与职称没有收录，请自行核对。')
    case 'assets':
      return unknown('没有收录净资产，请对照最近一年的审计报告。')
    default:
      return unknown('没有收录这一项，请自行核对。')
  }
}

/** A line of the next grade compared with a company: met, missing with a number, or unknown (QST-04). */
export function compareLine(row: StandardRequirement, index: number, facts: UpgradeFacts): UpgradeCheck {
  const { kind, label, subject, figure, clause, items, droppedBy } = row
  return { key: `${kind}${index}`, label, subject, figure, clause, items, droppedBy, ...find(row, facts) }
}
