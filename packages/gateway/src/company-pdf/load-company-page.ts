import { company, credit, type RecordView, winning } from '@zhushutong/domain/records'
import { readCompanyFigures } from '../bid-figures'
import { readCompanyInsight } from '../insight'
import type { Database } from '../platform/db'
import { type Asker, type Refusal, recordBatch, recordDetail } from '../records'

type Loaded<Read extends (...args: never[]) => Promise<unknown>> = Exclude<
  Awaited<ReturnType<Read>>,
  { readonly error: string }
>

/** The content of a company's page, limited to one reader's rights. */
export interface CompanyPage {
  readonly company: RecordView
  readonly figures: Loaded<ReturnType<typeof readCompanyFigures>>
  readonly insight: Loaded<ReturnType<typeof readCompanyInsight>>
  readonly wins: readonly RecordView[]
  /** Null if the company has no credit record. */
  readonly credit: RecordView | null
}

const NEWEST_WINS = 20

/** Loads a company's page for a file; each part is already masked for the reader (ACC-02, CMP-04). */
export function companyPageLoader(database: Database) {
  const [detail, batch] = [recordDetail(database), recordBatch(database)]
  const [figuresOf, insightOf] = [readCompanyFigures(database), readCompanyInsight(database)]

  const findCredit = async (id: string, asker: Asker): Promise<RecordView | null | Refusal> => {
    const page = await batch(credit, { filters: { company: [id] } }, asker, 1)
    if ('error' in page) return page
    const [first] = page.records
    return first ? detail(credit, first.id, asker) : null
  }

  return async (id: string, asker: Asker): Promise<CompanyPage | Refusal> => {
    const record = await detail(company, id, asker)
    if ('error' in record) return record as Refusal
    const figures = await figuresOf(id, asker.viewer, asker.now)
    if ('error' in figures) return figures
    const insight = await insightOf(id, asker.viewer, asker.now)
    if ('error' in insight) return insight
    const wins = await batch(winning, { filters: { company: [id] } }, asker, NEWEST_WINS)
    if ('error' in wins) return wins
    const about = await findCredit(id, asker)
    if (about !== null && 'error' in about) return about as Refusal
    return { company: record as RecordView, figures, insight, wins: wins.records, credit: about }
  }
}
