/** Rules of docs/OPERATIONS.md, each with a statement that a distributed planner refuses, and the one to write instead. */
export const STATEMENT_RULES = [
  {
    rule: 'joins records by an id',
    refused: `select w.id from record_winning w left join record_tender t on t.project_code = w.project_code`,
    taken: `with codes as materialized (select project_code from record_tender)
      select w.id from record_winning w left join codes t on t.project_code = w.project_code`,
  },
  {
    rule: 'reads no records in a subquery for each row, except those of its id',
    refused: `select c.id, o.id from record_company c cross join lateral (
      select p.id from record_person p where p.company_name = c.name limit 3) o`,
    taken: `select c.id from record_company c where exists (select from record_owner o where o.id = c.id)`,
  },
  {
    rule: 'groups by several sets only rows of an earlier step',
    refused: `select region, main_type, count(*) from record_owner group by grouping sets ((), (region), (main_type))`,
    taken: `with owners as materialized (select region, main_type from record_owner)
      select region, main_type, count(*) from owners group by grouping sets ((), (region), (main_type))`,
  },
  {
    rule: 'locks no records',
    refused: `select id from record_company where region = '500000' for update`,
    taken: `select id from record_company where region = '500000'`,
  },
  {
    rule: 'changes records by rows of an earlier step',
    refused: `update record_company c set win_rate = to_char(f.n, 'FM990') from (
      select company_id as id, count(*) as n from record_person group by company_id) f where f.id = c.id`,
    taken: `with f as materialized (
      select company_id as id, to_char(count(*), 'FM990') as rate from record_person group by company_id)
      update record_company c set win_rate = f.rate from f where f.id = c.id`,
  },
] as const
