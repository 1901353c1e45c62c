import type { NamedRecord } from '@zhushutong/domain/assistant'
import { agency, company, owner, type RecordKind, winning } from '@zhushutong/domain/records'
import type { RelationType } from '@zhushutong/domain/relations'
import type { Asker } from '../../records'
import { link, type Piece, pieceAbout, recordLink } from './markdown'
import type { Sources } from './sources'

/** Records listed in an answer for each relation; the relations page lists the rest. */
const LISTED = 5

const WORDS: Readonly<
  Record<RelationType, { readonly label: string; readonly kind: RecordKind; readonly none: string }>
> = {
  owner: { label: '合作的业主', kind: owner, none: '本站没有写明业主的中标记录' },
  agency: { label: '合作的代理机构', kind: agency, none: '本站没有写明代理机构的中标记录' },
  partner: { label: '联合体伙伴', kind: company, none: '本站没有它和别的企业以联合体中标的记录' },
  competitor: {
    label: '竞争对手',
    kind: company,
    none: '本站没有它和别的企业同场投标的记录，所以说不出它的竞争对手',
  },
}

const relationsPage = (id: string) => `/companyAnalyze/?${new URLSearchParams({ cid: id })}`

/** The partners and rivals of a company, from records of results only (REL-01, AI-11). */
export async function* answerRelations(
  of: NamedRecord,
  roles: readonly RelationType[],
  { viewer, now }: Asker,
  { insight }: Sources,
): AsyncGenerator<Piece, void, void> {
  const relations = await insight(of.id, viewer, now)
  if ('error' in relations) {
    yield '它的合作与竞争关系现在算不出来，请稍后再问。'
    return
  }
  yield pieceAbout(
    company,
    of,
    `${link(of.name, recordLink(company, { id: of.id, expired: false }) ?? '/qiye/')}：\n`,
  )
  for (const role of roles) {
    const { label, kind, none } = WORDS[role]
    const { total, records, opensBy } = relations[role]
    if (total === 0) {
      yield `\n**${label}**：${none}。\n`
      continue
    }
    yield `\n**${label}**：${link(`${total} 家`, relationsPage(of.id))}，往来最多的是：\n\n`
    for (const record of records.slice(0, LISTED)) {
      const latest = record.latestOn === null ? '' : `；最近一次 ${record.latestOn}`
      const facts =
        role === 'competitor'
          ? `同场投标 ${record.times} 次；其中它中标 ${record.won} 次`
          : `合作 ${record.times} 次`
      const path = recordLink(kind, { id: record.id, expired: false })
      yield pieceAbout(
        kind,
        { id: record.id },
        `- ${path ? link(record.name, path) : record.name}：${facts}${latest}\n`,
      )
    }
    if (opensBy !== null && total > records.length) yield '\n开通会员后可以看到更多。\n'
  }
}

const OUTCOMES = { won: '它中标', lost: '对方中标', elsewhere: '别家中标', together: '联合中标' } as const

/** The results in which two companies took part (REL-06, AI-11). */
export async function* answerMeetings(
  of: NamedRecord,
  other: NamedRecord,
  asker: Asker,
  { meetings }: Sources,
): AsyncGenerator<Piece, void, void> {
  const query = { id: of.id, other: other.id, pageNum: 1, pageSize: 10 } as const
  const meeting = await meetings(query, { ...asker, own: null })
  if ('error' in meeting) {
    yield '这两家企业的同场记录现在查不出来，请稍后再问。'
    return
  }
  const names = [of, other].map(({ id, name }) =>
    link(name, recordLink(company, { id, expired: false }) ?? '/qiye/'),
  )
  yield pieceAbout(company, of, `${names[0]} 与 ${names[1]}：`)
  if (meeting.opensBy !== null) {
    yield '它们的同场记录开通会员后可以看到。'
    return
  }
  if (meeting.total === 0) {
    yield '本站没有它们出现在同一个中标结果里的记录。'
    return
  }
  yield `同场 ${meeting.total} 次，前者中标 ${meeting.won} 次，后者中标 ${meeting.lost} 次：\n\n`
  for (const { id, name, outcome, awardedOn } of meeting.records.slice(0, LISTED)) {
    const path = recordLink(winning, { id, expired: false }) ?? '/zhongbiao/'
    const how = outcome === null ? '' : (OUTCOMES[outcome as keyof typeof OUTCOMES] ?? '')
    yield pieceAbout(
      winning,
      { id },
      `- ${link(name, path)}：${[awardedOn, how].filter(Boolean).join('；')}\n`,
    )
  }
}
