import type { NamedRecord, Reading } from '@zhushutong/domain/assistant'
import { findKind, type RecordView } from '@zhushutong/domain/records'
import type { Asker } from '../../records'
import type { Question } from '../answerer.ports'
import { answerWithQuestion } from './ask-answer'
import { answerAboutCompany, answerAboutOrganisation, answerAgencies } from './company-answer'
import { answerAboutSite } from './content-answer'
import { answerFigures } from './figures-answer'
import { answerAboutTender, answerExpiry, answerFit, answerFits } from './fit-answer'
import { link, type Piece, pieceAbout, recordLink } from './markdown'
import { answerWithNotices } from './notices-answer'
import { answerMeetings, answerRelations } from './relations-answer'
import type { Sources } from './sources'
import { answerVerdict } from './verdict-answer'

/** The owner of a record that the previous answer listed. */
async function* answerOwner(
  of: NamedRecord,
  asker: Asker,
  { detail }: Sources,
): AsyncGenerator<Piece, void, void> {
  const kind = findKind(of.kind)
  const record = kind && (await detail(kind, of.id, asker))
  if (!kind || !record || 'error' in record) {
    yield '这条记录不在了。'
    return
  }
  const view = record as RecordView
  const column = kind.columns.find(({ link: to }) => to?.kind === 'owner')
  const [name, id] = [column && view[column.key], column?.link && view[column.link.id]]
  const title = link(of.name, recordLink(kind, view) ?? `/${kind.segment}/`)
  yield pieceAbout(kind, view, `${title} 的业主：`)
  if (typeof name !== 'string') yield '公告没有写明。'
  else if (typeof id === 'string')
    yield pieceAbout(findKind('owner') ?? kind, { id }, `${link(name, `/owner/${id}.html`)}。`)
  else yield `${name}。`
}

function* answerFacts(
  { of, topics }: Extract<Reading, { is: 'facts' }>,
  asker: Asker,
  sources: Sources,
): Generator<AsyncGenerator<Piece, void, void>> {
  if (of.kind === 'company') yield answerAboutCompany(of, topics, asker, sources)
  else if (of.kind === 'tender') yield answerAboutTender(of, asker, sources)
  else yield answerAboutOrganisation(of, asker, sources)
}

/**
 * Answers all readings except lists and texts: their search runs earlier, because an empty result changes the
 * reading (AI-11).
 */
export async function* answerReading(
  reading: Reading,
  { asker, own: myCompany }: Question,
  sources: Sources,
): AsyncGenerator<Piece, void, void> {
  switch (reading.is) {
    case 'notices':
      yield* answerWithNotices(reading.lists, asker, sources.search)
      break
    case 'facts':
      for (const part of answerFacts(reading, asker, sources)) yield* part
      break
    case 'verdict':
      yield* answerVerdict(reading.of, reading.matters, reading.period, asker, sources)
      break
    case 'relations':
      if (reading.other) yield* answerMeetings(reading.of, reading.other, asker, sources)
      else yield* answerRelations(reading.of, reading.roles, asker, sources)
      break
    case 'figures':
      yield* answerFigures(reading.figure, reading.scope, asker, sources)
      break
    case 'fits':
      yield* answerFits(reading.list, reading.of, asker, sources)
      break
    case 'fit':
      yield* answerFit(reading.tender.id, reading.company?.id ?? myCompany?.id ?? '', asker, sources)
      break
    case 'expiry':
      yield* answerExpiry(reading.of, asker, sources)
      break
    case 'agencies':
      yield* answerAgencies(reading.of, asker, sources)
      break
    case 'owner':
      yield* answerOwner(reading.of, asker, sources)
      break
    case 'site':
      yield* answerAboutSite(reading.articles)
      break
    case 'ask':
      yield* answerWithQuestion(reading.reasons, reading.lists)
      break
  }
}
