import type { ConsultationTopic } from '@zhushutong/domain/consultation'

/** A link of a page; `primary` fills the button. */
export interface PageLink {
  readonly label: string
  readonly href: string
  readonly primary?: true
}

/** A verdict beside a row of a sample. */
type SampleTone = 'ok' | 'warn' | 'bad' | 'neutral'

/** A small table beside the hero: an example of the service's result. */
export interface Sample {
  readonly title: string
  readonly note: string
  readonly head: readonly [string, string, string]
  readonly rows: ReadonlyArray<{
    readonly cells: readonly [string, string, string]
    readonly tone?: SampleTone
  }>
}

export interface TitledText {
  readonly title: string
  readonly text: string
}

export interface Question {
  readonly question: string
  readonly answer: string
}

/** One part of a page. A page is a list of parts in display order. */
export type Block =
  | {
      readonly kind: 'hero'
      readonly title: string
      readonly lead: string
      readonly links?: readonly PageLink[]
      readonly proofs?: readonly string[]
      readonly sample?: Sample
    }
  /** The newest report in place of a head of the page's own. */
  | {
      readonly kind: 'newest-report'
      readonly links: readonly PageLink[]
      readonly proofs: readonly string[]
    }
  | {
      readonly kind: 'points'
      readonly title: string
      readonly sub?: string
      readonly items: readonly TitledText[]
    }
  | {
      readonly kind: 'steps'
      readonly title: string
      readonly sub?: string
      readonly items: readonly TitledText[]
    }
  | {
      readonly kind: 'table'
      readonly title: string
      readonly sub?: string
      readonly head: readonly string[]
      readonly rows: ReadonlyArray<readonly string[]>
    }
  | {
      readonly kind: 'cards'
      readonly title: string
      readonly sub?: string
      readonly items: ReadonlyArray<TitledText & PageLink>
    }
  | {
      readonly kind: 'text'
      readonly title: string
      readonly paragraphs: readonly string[]
      readonly list?: readonly string[]
    }
  | { readonly kind: 'faq'; readonly items: readonly Question[] }
  /** A form for a request to an adviser. */
  | {
      readonly kind: 'consult'
      readonly title: string
      readonly sub: string
      readonly promises: readonly string[]
      readonly topic: ConsultationTopic
      readonly button: string
    }
  | {
      readonly kind: 'register'
      readonly title: string
      readonly lead: string
      readonly promises: readonly string[]
      /** The next page after the registration. */
      readonly next: string
    }
  | { readonly kind: 'packages'; readonly title: string; readonly sub: string }
  | { readonly kind: 'comparison'; readonly title: string }
  /** The QR codes of app, mini-program and official account. */
  | { readonly kind: 'codes'; readonly title: string; readonly sub: string }
  | {
      readonly kind: 'charts'
      readonly title: string
      readonly sub: string
      readonly names: readonly ChartName[]
    }
  /** The research texts of the institute; all if `most` is absent. */
  | { readonly kind: 'research'; readonly title: string; readonly most?: number; readonly only?: 'report' }

const MACRO_CHART_NAMES = [
  'civicByClass',
  'civicAmountByClass',
  'civicByProvince',
  'civicAmountByProvince',
  'homesByMonth',
  'homesAmountByMonth',
  'plannedByMonth',
  'plannedAmountByMonth',
  'plannedAmountByType',
  'plannedAmountByProvince',
  'winsByProvince',
  'winsAmountByProvince',
  'publicByMonth',
  'publicAmountByMonth',
  'publicAmountByType',
  'publicAmountByProvince',
  'landAmountByMonth',
  'landAmountByProvince',
] as const

export type MacroChartName = (typeof MACRO_CHART_NAMES)[number]

export const CHART_NAMES = [
  'tendersByMonth',
  'winsByMonth',
  'amountByMonth',
  'winsByType',
  'discountBands',
  'discountByType',
  'tendersByProvince',
  'companiesByProvince',
  'qualifications',
  'personnel',
  ...MACRO_CHART_NAMES,
] as const

export type ChartName = (typeof CHART_NAMES)[number]

/** A page of static texts: everything that its route shows. */
export interface ContentPage {
  /** The title of the browser's tab; default: the name of the route. */
  readonly title?: string
  /** For search engines. */
  readonly description: string
  /** The section whose tabs the page shows. */
  readonly section?: 'services' | 'institute' | 'macro'
  readonly blocks: readonly Block[]
}
