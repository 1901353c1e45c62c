import * as z from 'zod/mini'
import {
  atLeast,
  atMost,
  dailyLimit,
  day,
  done,
  fen,
  id,
  moneySum,
  nothing,
  shortText,
  time,
} from '../shape/common'
import { endpoint } from '../shape/endpoint'
import { kindName } from '../shape/names'
import { partners } from './tender-partners'

const certificate = () =>
  z.object({
    name: z.string(),
    until: day(),
    /** Days left; negative after the end. */
    days: z.int(),
    text: z.string(),
    /** The section of the company's page that shows the certificate. */
    section: z.string(),
  })

const chosenCompany = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    exists: z.boolean(),
    creditCode: z.nullable(z.string()),
    region: z.nullable(z.string()),
    status: z.nullable(z.string()),
    qualifications: z.array(
      z.object({ name: z.string(), grade: z.nullable(z.string()), validUntil: z.nullable(z.string()) }),
    ),
    /** These three are null if no source counts them (COV-01). */
    qualificationCount: z.nullable(z.int()),
    safetyPermitUntil: z.nullable(z.string()),
    people: z.nullable(z.int()),
    wins: z.nullable(z.int()),
    /** Certificates that have ended, or end within 90 days. */
    certificates: z.array(certificate()),
    chosenTime: time(),
    sourcePlatform: z.nullable(z.string()),
    collectedAt: z.nullable(time()),
    checkedAt: z.nullable(time()),
  })

const mine = () => z.object({ record: z.nullable(chosenCompany()), dailyLimit: dailyLimit() })

const evidence = () =>
  z.array(
    z.object({
      label: z.string(),
      kind: z.enum(['company', 'person', 'winning']),
      /** A section of the company's page; null for a list. */
      section: z.nullable(z.string()),
      filters: z.nullable(z.record(z.string(), z.array(z.string()))),
    }),
  )

const requirement = () =>
  z.object({
    key: z.string(),
    label: z.string(),
    status: z.enum(['met', 'missing', 'unknown']),
    sentence: z.string(),
    rule: z.string(),
    evidence: evidence(),
    opensBy: z.nullable(z.string()),
    /** The wording of the notice; null if the notice text does not contain it. */
    clause: z.nullable(z.string()),
    /** The way to close the gap; null if the requirement is met. */
    closing: z.nullable(z.string()),
  })

/** The member's company compared with the next grade of a qualification. */
const upgrade = () =>
  z.object({
    code: z.string(),
    name: z.string(),
    held: z.nullable(z.string()),
    next: z.string(),
    nextGrade: z.string(),
    document: z.string(),
    text: z.string(),
    met: z.int(),
    missing: z.int(),
    unknown: z.int(),
    dropped: z.int(),
    scope: z.array(z.nullable(z.string())),
    checks: z.array(
      z.object({
        key: z.string(),
        label: z.string(),
        subject: z.string(),
        figure: z.nullable(z.string()),
        clause: z.string(),
        items: z.array(z.nullable(z.string())),
        status: z.enum(['met', 'missing', 'unknown']),
        held: z.nullable(z.int()),
        missing: z.nullable(z.int()),
        sentence: z.string(),
        droppedBy: z.nullable(z.string()),
        evidence: evidence(),
        opensBy: z.nullable(z.string()),
      }),
    ),
  })

/** A line about a tender: the fit of the member's company. */
const tenderFit = () => ({
  id: z.string(),
  of: z.enum(['fit', 'gaps', 'open', 'nothing']),
  count: z.int(),
  text: z.string(),
  reason: z.string(),
})

/** The company that a member chose as their own (MYC-01 to MYC-08, BID-09). */
export const myCompany = {
  get: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/myCompany/getMyCompany',
    access: 'token',
    encrypted: true,
    reads: 'records',
    idempotent: true,
    request: nothing,
    result: mine,
  }),
  save: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/myCompany/saveMyCompany',
    access: 'token',
    reads: 'records',
    idempotent: true,
    request: () =>
      z.strictObject({
        /** The company's id, from a suggestion; without it `text` identifies the company. */
        id: z.optional(id()),
        text: z.optional(shortText(60)),
      }),
    result: mine,
    errors: ['30003'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/myCompany/deleteMyCompany',
    access: 'token',
    idempotent: true,
    request: nothing,
    result: done,
  }),
  check: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/myCompany/checkTender',
    access: 'token',
    encrypted: true,
    reads: 'records',
    idempotent: true,
    request: () => z.strictObject({ id: id() }),
    result: () =>
      z.object({
        /** The records compared: the tender, and the company if there is one. */
        records: z.array(z.object({ module: kindName(), moduleId: z.string(), title: z.string() })),
        isChosen: z.boolean(),
        /** Null if there is nothing to compare. */
        summary: z.nullable(z.string()),
        checks: z.array(requirement()),
        /** The time when the company's record was collected; null without a company or if unknown. */
        collectedAt: z.nullable(time()),
        checkedAt: z.nullable(time()),
        dailyLimit: dailyLimit(),
      }),
    errors: ['30003'],
  }),
  partners,
  fits: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/myCompany/checkTenders',
    access: 'token',
    // One word about each tender of a list already returned: the tenders do not count as read again.
    reads: 'figures',
    idempotent: true,
    // A literal, not the domain's constant: importing it would bundle the rules of tenders with this group.
    request: () => z.strictObject({ ids: z.array(id()).check(atLeast(1), atMost(100)) }),
    result: () =>
      z.object({
        /** Null without a company whose record exists; then nothing is compared. */
        companyName: z.nullable(z.string()),
        fits: z.array(z.object(tenderFit())),
      }),
  }),
  due: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/myCompany/listDueTenders',
    access: 'token',
    encrypted: true,
    reads: 'records',
    idempotent: true,
    request: nothing,
    result: () =>
      z.object({
        /** Null without a company whose record exists; then nothing is compared. */
        companyName: z.nullable(z.string()),
        /** The province whose tenders were compared; null for the whole country. */
        province: z.nullable(z.string()),
        compared: z.int(),
        fit: z.int(),
        nearly: z.int(),
        open: z.int(),
        ...moneySum(),
        records: z.array(
          z.object({
            ...tenderFit(),
            name: z.string(),
            ownerName: z.nullable(z.string()),
            region: z.nullable(z.string()),
            qualification: z.nullable(z.string()),
            amount: z.nullable(fen()),
            deadline: time(),
          }),
        ),
        dailyLimit: dailyLimit(),
      }),
  }),
  upgrades: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/myCompany/listUpgrades',
    access: 'token',
    encrypted: true,
    reads: 'records',
    idempotent: true,
    request: () =>
      z.strictObject({
        /** A category that the company does not have yet. */
        code: z.optional(z.string().check(z.regex(/^D[12]\d\d$/))),
      }),
    result: () =>
      z.object({
        /** The company that was compared; empty without a company. */
        records: z.array(z.object({ module: kindName(), moduleId: z.string(), title: z.string() })),
        isChosen: z.boolean(),
        upgrades: z.array(upgrade()),
        dailyLimit: dailyLimit(),
      }),
  }),
  expiring: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/myCompany/listExpiring',
    access: 'token',
    idempotent: true,
    request: nothing,
    result: () => z.object({ companyName: z.nullable(z.string()), certificates: z.array(certificate()) }),
  }),
}
