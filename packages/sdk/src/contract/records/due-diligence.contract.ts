import * as z from 'zod/mini'
import { dailyLimit, day, fen, id, moneySum, shortText, time } from '../shape/common'
import { endpoint } from '../shape/endpoint'

/** GET, issues a company's due-diligence sheet as PDF with a number and a check code; {id} is the company's. */
export const DUE_PDF_PATH = '/jian-butler-project-biz/company/dueDiligence/pdf/{id}'

const tone = () => z.enum(['ok', 'warn', 'bad', 'neutral'])

const opened = <T extends z.ZodMiniType>(record: T) => ({
  /** The total; `records` has only as many as the caller may see (ACC-02). */
  total: z.int(),
  records: z.array(record),
  opensBy: z.nullable(z.string()),
})

const finding = () => ({
  key: z.enum([
    'register',
    'permits',
    'penalties',
    'payment',
    'works',
    'managers',
    'trend',
    'dependence',
    'names',
    'shared',
  ]),
  label: z.string(),
  tone: tone(),
  title: z.string(),
})

const evidence = () =>
  z.object({
    label: z.string(),
    kind: z.enum(['company', 'credit', 'person', 'winning', 'sheet']),
    section: z.nullable(z.string()),
    filters: z.nullable(z.record(z.string(), z.array(z.string()))),
  })

const paymentRisk = () =>
  z.object({
    key: z.enum(['arrears', 'dishonesty', 'dispute']),
    label: z.string(),
    tone: tone(),
    /** These two are null if no credit record of the party was read. */
    inForce: z.nullable(z.int()),
    past: z.nullable(z.int()),
    title: z.string(),
    newest: z.nullable(z.string()),
  })

const adverseEntry = () => ({
  item: z.nullable(z.string()),
  authority: z.nullable(z.string()),
  decidedOn: z.nullable(day()),
  validUntil: z.nullable(day()),
  /** The fine. */
  amount: z.nullable(fen()),
  repairedOn: z.nullable(day()),
})

const repair = () => ({
  state: z.enum(['open', 'condition', 'later', 'unknown', 'done', 'ended']),
  /** The first day of an application; null where none follows from the entry. */
  from: z.nullable(day()),
  title: z.string(),
  office: z.string(),
})

const penalty = () =>
  z.object({
    matter: z.string(),
    /** 3 grave, 2 serious, 1 ordinary. */
    severity: z.int(),
    severityLabel: z.string(),
    isInForce: z.boolean(),
    ...adverseEntry(),
    repair: z.object(repair()),
  })

const work = () =>
  z.object({
    module: z.string(),
    moduleId: z.string(),
    name: z.string(),
    ownerName: z.nullable(z.string()),
    amount: z.nullable(fen()),
    since: day(),
    expectedEnd: z.nullable(day()),
    isOverdue: z.boolean(),
    reason: z.string(),
  })

const named = () => z.object({ id: z.string(), name: z.string() })

/** Checks before an award: a company's sheet, its repairs, an owner's payments, and issued sheets. */
export const dueDiligence = {
  get: endpoint({
    method: 'POST',
    path: '/jian-butler-project-biz/company/dueDiligence',
    access: 'optional',
    encrypted: true,
    reads: 'records',
    idempotent: true,
    timeout: 10_000,
    request: () => z.strictObject({ id: id() }),
    result: () =>
      z.object({
        id: z.string(),
        name: z.string(),
        creditCode: z.nullable(z.string()),
        madeAt: time(),
        summary: z.string(),
        checks: z.array(
          z.object({ ...finding(), detail: z.string(), rule: z.string(), evidence: z.array(evidence()) }),
        ),
        permits: z.array(
          z.object({
            name: z.string(),
            until: z.nullable(day()),
            state: z.enum(['valid', 'ending', 'ended', 'unknown']),
          }),
        ),
        /** Null if no credit record of the company was read. */
        penalties: z.nullable(z.array(penalty())),
        payments: z.array(paymentRisk()),
        works: z.object({ ...opened(work()), overdue: z.int(), ...moneySum() }),
        /** The owner of most wins; null without a win. The name is null for callers who may not see it. */
        mainOwner: z.nullable(
          z.object({
            id: z.nullable(z.string()),
            name: z.nullable(z.string()),
            won: z.int(),
            all: z.int(),
            share: z.number(),
            amountShare: z.nullable(z.number()),
            opensBy: z.nullable(z.string()),
          }),
        ),
        former: z.array(z.object({ name: z.string(), until: z.nullable(day()) })),
        /** Null where the value is missing or incomplete; the total is 100 at most. */
        sameAddress: z.nullable(z.object(opened(named()))),
        sameLegalPerson: z.nullable(z.object(opened(named()))),
        uncovered: z.array(z.object({ label: z.string(), where: z.string() })),
        dailyLimit: dailyLimit(),
      }),
    errors: ['30003'],
  }),
  repairs: endpoint({
    method: 'POST',
    path: '/jian-butler-project-biz/companyCredit/repairs',
    access: 'optional',
    encrypted: true,
    reads: 'records',
    idempotent: true,
    request: () => z.strictObject({ id: id() }),
    result: () =>
      z.object({
        id: z.string(),
        name: z.string(),
        risks: z.array(paymentRisk()),
        /** Null if no credit record of the company was read. */
        repairs: z.nullable(
          z.array(
            z.object({
              matter: z.string(),
              severityLabel: z.string(),
              ...adverseEntry(),
              ...repair(),
              condition: z.string(),
              applyAt: z.string(),
              steps: z.array(z.string()),
              basis: z.string(),
            }),
          ),
        ),
        dailyLimit: dailyLimit(),
      }),
    errors: ['30003'],
  }),
  ownerPayments: endpoint({
    method: 'POST',
    path: '/jian-butler-project-biz/owner/payments',
    access: 'optional',
    encrypted: true,
    reads: 'records',
    idempotent: true,
    request: () => z.strictObject({ id: id() }),
    result: () =>
      z.object({
        id: z.string(),
        name: z.string(),
        risks: z.array(paymentRisk()),
        /** Completed contracts, and those with published payments. */
        completed: z.int(),
        published: z.nullable(z.int()),
        /** Contracts paid less than 80 %, for members; null for others. */
        under: z.nullable(
          z.array(
            z.object({
              id: z.string(),
              name: z.string(),
              contractorName: z.nullable(z.string()),
              completedOn: day(),
              paid: z.number(),
            }),
          ),
        ),
        opensBy: z.nullable(z.string()),
        dailyLimit: dailyLimit(),
      }),
    errors: ['30003'],
  }),
  verify: endpoint({
    method: 'POST',
    path: '/jian-butler-project-biz/company/dueDiligence/verify',
    access: 'none',
    reads: 'figures',
    idempotent: true,
    request: () => z.strictObject({ number: shortText(40), code: shortText(20) }),
    result: () =>
      z.object({
        /** Null if no sheet has this number with this code. */
        sheet: z.nullable(
          z.object({
            number: z.string(),
            companyId: z.string(),
            companyName: z.string(),
            creditCode: z.nullable(z.string()),
            /** The recipient that the issuer named; null without one. */
            recipient: z.nullable(z.string()),
            issuedAt: time(),
            /** SHA-256 of the file, in hex. */
            hash: z.string(),
            size: z.int(),
            summary: z.string(),
            checks: z.array(z.object(finding())),
          }),
        ),
      }),
  }),
}

/** A member's reminder of the first days on which a company's penalties can be repaired (CRR-04). */
export const repairReminder = {
  get: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/repairReminder/get',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ id: id() }),
    result: () => z.object({ isSet: z.boolean() }),
  }),
  set: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/repairReminder/set',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ id: id(), isSet: z.boolean() }),
    result: () => z.object({ isSet: z.boolean() }),
    errors: ['30003'],
  }),
}
