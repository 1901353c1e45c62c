import { ARREARS_WORDS } from '@zhushutong/domain/credit-verdict'
import { describeSite } from '@zhushutong/domain/ongoing-works'
import { person, type RecordKind, tender, winning } from '@zhushutong/domain/records'
import { type SQL, sql } from 'drizzle-orm'
import { cnyAmount, isCny, trustedCurrency } from '../schema/cny'
import { isCoveredBy } from '../schema/coverage.store'
import { isDoubted } from '../schema/doubted'
import { leftOutNote } from '../schema/money-sum'
import { noticesAmong } from '../works/notices-sql'
import { mergeInSql } from '../works/works-sql'
import type { Scope } from './scope'
import { yearColumns, yearOfWins } from './year-of-wins'

/** The most rows in a nested table of an owner or an agency. */
const ROWS = 10
const PHONES = 20

/** The number of records of a kind; null instead of 0 if no source of the kind covers the record `row` (COV-01). */
const counted = (count: SQL, kind: RecordKind, row: SQL): SQL =>
  sql`case when ${count} > 0 then ${count} when ${isCoveredBy(kind, row)} then 0 end`

const companies = ({ holds, names }: Scope, now: number): SQL => sql`
  with ${noticesAmong(names)}, ${mergeInSql()}, wins as (
    select winner as id, count(*)::int as n, max(day) as day from works, unnest(winners) as winner group by winner
  ), ${yearOfWins(now)}, people as (
    select company_id as id, count(*)::int as n from record_person
    where company_id is not null and ${names('person', sql`id`)} group by company_id
  ), credits as (
    select company_id as id, max(credit_count) as n from record_credit
    where company_id is not null and ${names('credit', sql`id`)} group by company_id
  )
  select c.id, ${counted(sql`wins.n`, winning, sql`c`)} as all_winning_count, wins.day as latest_win_on,
    ${counted(sql`people.n`, person, sql`c`)} as personnel_count, credits.n as credit_count,
    ${yearColumns((count) => counted(count, winning, sql`c`))}
  from record_company c
  left join wins on wins.id = c.id
  left join year on year.id = c.id
  left join rates on rates.id = c.id
  left join people on people.id = c.id
  left join credits on credits.id = c.id
  where ${holds(sql`c.id`)}`

/** The columns of tenders about an owner or an agency, and about its partner (the other of the two). */
interface SideColumns {
  readonly table: SQL
  readonly id: SQL
  readonly contact: SQL
  readonly phone: SQL
  readonly partners: SQL
  readonly partnerId: SQL
  readonly partnerIdKey: string
  readonly partnerName: SQL
  readonly partnerNameKey: string
}

const organisations = (side: SideColumns, { holds, names }: Scope): SQL => sql`
  with notices as (
    select ${side.id} as id, engineering_type as type, publicity_time as day, ${side.contact} as contact,
      ${side.phone} as phone, ${side.partnerId} as partner_id, ${side.partnerName} as partner_name
    from record_tender
    where ${side.id} is not null and ${names('tender', sql`record_tender.id`)}
  ), results as (
    select ${side.id} as id, engineering_type as type, awarded_on as day, company_id, company_name,
      ${cnyAmount(sql`winning_amount`, trustedCurrency(sql`currency`, sql`doubts`, 'winningAmount'))} as amount, (winning_amount is null)::int as unpriced,
      (winning_amount is not null and not ${isCny(sql`currency`)} and ${isDoubted(sql`doubts`, 'winningAmount')} is not true)::int as abroad,
      coalesce(${isDoubted(sql`doubts`, 'winningAmount')}, false)::int as doubted
    from record_winning
    where ${side.id} is not null and ${names('winning', sql`record_winning.id`)}
  ), events as (
    select id, type, day, 1 as notice, 0 as result, null::bigint as amount, 0 as unpriced, 0 as abroad, 0 as doubted from notices
    union all
    select id, type, day, 0, 1, amount, unpriced, abroad, doubted from results
  ), totals as (
    select id, sum(notice)::int as notices, sum(result)::int as results, sum(amount)::bigint as amount,
      div(sum(amount), nullif(count(amount), 0))::bigint as average, max(day) as day, sum(unpriced)::int as unpriced,
      sum(abroad)::int as abroad, sum(doubted)::int as doubted
    from events group by id
  ), type_rows as (
    select id, type, sum(notice)::int as notices, sum(result)::int as results, sum(amount)::bigint as amount,
      sum(unpriced)::int as unpriced, sum(abroad)::int as abroad, sum(doubted)::int as doubted
    from events where type is not null group by id, type
  ), types as (
    select t.id, (array_agg(t.type order by notices desc, results desc, t.type collate "C"))[1] as main,
      jsonb_agg(jsonb_build_object('engineeringType', t.type,
        'tenderCount', ${counted(sql`notices`, tender, sql`o`)}, 'winningCount', ${counted(sql`results`, winning, sql`o`)},
        'amount', amount, 'amountNote', ${leftOutNote(sql`unpriced`, sql`abroad`, sql`doubted`)})
        order by notices desc, results desc, t.type collate "C") as rows
    from type_rows t join ${side.table} o on o.id = t.id group by t.id
  ), phone_rows as (
    select id, contact, phone, count(*)::int as n, max(day) as day,
      row_number() over (partition by id
        order by max(day) desc nulls last, count(*) desc, (phone || coalesce(contact, '')) collate "C") as place
    from notices where phone is not null group by id, contact, phone
  ), phones as (
    select id, (array_agg(contact order by place))[1] as contact, (array_agg(phone order by place))[1] as phone,
      jsonb_agg(jsonb_build_object('noticeContact', contact, 'noticePhone', phone, 'noticeCount', n, 'latestOn', day)
        order by place) as rows
    from phone_rows where place <= ${PHONES} group by id
  ), winner_rows as (
    select id, company_id, max(company_name) as name, count(*)::int as n, sum(amount)::bigint as amount,
      sum(unpriced)::int as unpriced, sum(abroad)::int as abroad, sum(doubted)::int as doubted, max(day) as day, row_number() over (partition by id
        order by count(*) desc, sum(amount) desc nulls last, company_id collate "C") as place
    from results where company_id is not null group by id, company_id
  ), winners as (
    select id, jsonb_agg(jsonb_build_object('companyId', company_id, 'companyName', name, 'winningCount', n,
      'amount', amount, 'amountNote', ${leftOutNote(sql`unpriced`, sql`abroad`, sql`doubted`)}, 'latestOn', day) order by place) as rows
    from winner_rows where place <= ${ROWS} group by id
  ), partner_rows as (
    select id, partner_id, max(partner_name) as name, count(*)::int as n, max(day) as day,
      row_number() over (partition by id
        order by count(*) desc, max(day) desc nulls last, partner_id collate "C") as place
    from notices where partner_id is not null group by id, partner_id
  ), partners as (
    select id, jsonb_agg(jsonb_build_object(${side.partnerIdKey}::text, partner_id, ${side.partnerNameKey}::text, name,
      'tenderCount', n, 'latestOn', day) order by place) as rows
    from partner_rows where place <= ${ROWS} group by id
  )
  select o.id, types.main as main_type, ${counted(sql`totals.notices`, tender, sql`o`)} as tender_count,
    ${counted(sql`totals.results`, winning, sql`o`)} as winning_count, totals.amount as total_amount,
    totals.average as average_amount, ${leftOutNote(sql`totals.unpriced`, sql`totals.abroad`, sql`totals.doubted`)} as amount_note,
    'CNY' as currency, totals.day as latest_on, phones.contact as contact_name, phones.phone as contact_phone,
    coalesce(phones.rows, '[]') as directory, coalesce(types.rows, '[]') as types,
    coalesce(winners.rows, '[]') as winners, coalesce(partners.rows, '[]') as ${side.partners}
  from ${side.table} o
  left join totals on totals.id = o.id
  left join types on types.id = o.id
  left join phones on phones.id = o.id
  left join winners on winners.id = o.id
  left join partners on partners.id = o.id
  where ${holds(sql`o.id`)}`

/**
 * Registered constructors only, as other people do not manage works; the works are in a temporary table. A person
 * without works counts as free where a source of results covers the person (COV-01).
 */
const people = ({ holds, names }: Scope): SQL => sql`
  with largest as (
    select person as id, max(${cnyAmount(sql`winning_amount`, trustedCurrency(sql`currency`, sql`doubts`, 'winningAmount'))}) as amount
    from record_winning, unnest(person_ids) as person
    where cardinality(person_ids) > 0 and ${names('winning', sql`record_winning.id`)} group by person
  ), builders as (
    select p.id, ${isCoveredBy(winning, sql`p`)} as is_covered,
      exists (select 1 from unnest(p.registration_codes) code where left(code, 4) in ('R101', 'R102')) as is_builder
    from record_person p where ${holds(sql`p.id`)}
  )
  select p.id, coalesce(o.state, case when p.is_builder and p.is_covered then 'free' end) as site_state,
    coalesce(o.count, case when p.is_builder and p.is_covered then 0 end) as ongoing_count, o.until as ongoing_until,
    coalesce(o.basis, case when p.is_builder and p.is_covered then ${describeSite([]).basis}::text end) as ongoing_basis,
    largest.amount as largest_work, case when largest.amount is not null then 'CNY' end as largest_currency
  from builders p
  left join largest on largest.id = p.id
  left join ongoing_people o on o.id = p.id and p.is_builder`

/** The same counts as domain's `countCreditMatters`. */
const credits = ({ holds }: Scope): SQL => sql`
  with entries as (
    select c.id, e->>'entryType' as type, nullif(e->>'decidedOn', '')::date as day,
      e->>'entryType' in ('sanction', 'dishonesty', 'focus') and e->>'item' ~ ${ARREARS_WORDS} as is_arrears
    from record_credit c, jsonb_array_elements(c.entries) e
    where ${holds(sql`c.id`)}
  ), figures as (
    select id, count(*) filter (where is_arrears)::int as arrears, max(day) filter (where type = 'sanction') as sanction,
      max(day) filter (where type = 'dishonesty') as dishonesty, max(day) filter (where is_arrears) as arrear
    from entries group by id
  )
  select c.id, case when f.arrears > 0 then f.arrears
      when c.sanction_count is not null and c.dishonesty_count is not null then 0 end as arrears_count,
    f.sanction as sanction_on, f.dishonesty as dishonesty_on, f.arrear as arrears_on
  from record_credit c left join figures f on f.id = c.id
  where ${holds(sql`c.id`)}`

const OWNERS: SideColumns = {
  table: sql`record_owner`,
  id: sql`owner_id`,
  contact: sql`owner_unit_contact`,
  phone: sql`owner_unit_phone`,
  partners: sql`agencies`,
  partnerId: sql`agency_id`,
  partnerIdKey: 'agencyId',
  partnerName: sql`agency_name`,
  partnerNameKey: 'agencyName',
}

const AGENCIES: SideColumns = {
  table: sql`record_agency`,
  id: sql`agency_id`,
  contact: sql`null::text`,
  phone: sql`agency_phone`,
  partners: sql`owners`,
  partnerId: sql`owner_id`,
  partnerIdKey: 'ownerId',
  partnerName: sql`owner_unit_name`,
  partnerNameKey: 'ownerUnitName',
}

/** Queries of ids and computed columns, by kind: the same for all records and for some. `now` in ms. */
export const FIGURES: Readonly<Record<string, (scope: Scope, now: number) => SQL>> = {
  company: companies,
  person: people,
  credit: credits,
  owner: (scope) => organisations(OWNERS, scope),
  agency: (scope) => organisations(AGENCIES, scope),
}
