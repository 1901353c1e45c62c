import { getTableName } from 'drizzle-orm'
import { RECORD_TABLES } from '../records'

/**
 * The place of a table in a database of several servers. A distributed table is split by the hash of a column; a
 * reference table has a copy on every node; a local one stays on the coordinator.
 */
export type Placement =
  | { readonly class: 'distributed'; readonly column: string }
  | { readonly class: 'reference' }
  | { readonly class: 'local' }

/** Tables that grow with records or with reading, with the column that decides the node of a row. */
const DISTRIBUTED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(RECORD_TABLES.map(({ table }) => [getTableName(table), 'id'])),
  // Beside the record that a row is about, so that both are joined on one node.
  company_codes: 'company_id',
  company_names: 'company_id',
  stale_figures: 'record_id',
  unlinked_names: 'record_id',
  record_statements: 'source_key',
  replaced_statements: 'source_key',
  source_documents: 'source_key',
  // By reader.
  tracking_records: 'user_id',
  view_history: 'user_id',
}

/** Small tables that statements over records read beside them. */
const REFERENCE = ['record_coverage']

/** Tables whose keys are unique across all rows, or that change in one transaction with such tables. */
const LOCAL: Readonly<Record<string, readonly string[]>> = {
  accounts: [
    ...['users', 'sessions', 'account_actions', 'account_closings', 'login_attempts', 'memberships'],
    ...['membership_gifts', 'membership_reminders', 'seats', 'invite_codes', 'invite_claims', 'api_keys'],
    ...['api_key_usage', 'wechat_accounts', 'wechat_scans', 'member_mails', 'mail_codes', 'sms_codes'],
    ...['captchas', 'captcha_signs', 'idempotency_keys', 'tracking_refusals', 'reading_counters'],
    'reading_records',
  ],
  // The ledger has triggers, and each event is unique across all entries.
  money: [
    ...[
      'orders',
      'order_events',
      'grants',
      'payments',
      'prepayments',
      'refunds',
      'price_packages',
      'price_plans',
    ],
    ...[
      'wallets',
      'wallet_entries',
      'wallet_movements',
      'ledger_entries',
      'ledger_postings',
      'bank_transfers',
    ],
    ...['provider_bills', 'provider_bill_lines', 'bill_resolutions', 'invoices', 'invoice_papers'],
    ...['invoice_titles', 'cashier_payments', 'cashier_refunds', 'accepted_agreements', 'agreement_texts'],
  ],
  members: [
    ...['member_collect', 'member_messages', 'subscriptions', 'subscription_digests', 'subscription_notices'],
    ...['my_companies', 'certificate_reminders', 'repair_reminders', 'repair_notices', 'reminder_choices'],
    ...['reminder_notices', 'issued_sheets', 'leads', 'record_claim', 'record_report', 'labour_posting'],
    ...['export_jobs', 'export_usage', 'data_reports', 'report_mails', 'webhooks', 'webhook_attempts'],
    ...['webhook_cursors', 'webhook_deliveries', 'webhook_events', 'assistant_conversations'],
    ...['assistant_messages', 'assistant_tasks', 'assistant_uploads', 'consultation', 'consult_chat'],
    ...[
      'consult_message',
      'consult_picture',
      'consult_presence',
      'mail_outbox',
      'mail_outbox_files',
      'sms_outbox',
    ],
  ],
  services: [
    ...['service_contracts', 'service_events', 'service_files', 'service_firms'],
    ...['service_invoices', 'service_orders', 'service_receipts'],
  ],
  content: [
    ...[
      'notices',
      'article_versions',
      'answers',
      'banners',
      'banner_clicks',
      'content_images',
      'friend_links',
    ],
    ...['hot_word_rules', 'short_link', 'search_words', 'search_misses', 'synonym_groups', 'stored_files'],
  ],
  staff: ['staff', 'staff_session', 'staff_login_failure', 'audit_log'],
  // One row for each source, file or kind, and what a job computes as a whole.
  imports: [
    ...[
      'data_sources',
      'source_settings',
      'source_files',
      'import_batches',
      'import_uploads',
      'recompositions',
    ],
    ...['company_doubles', 'merged_companies', 'moved_rows', 'data_figures', 'data_figures_by_source'],
    ...['data_figure_versions', 'market_results', 'market_results_state', 'record_versions', 'record_grams'],
    ...['seed_state', 'record_arrivals', 'record_updates', 'record_changes'],
  ],
}

/** Every table of the portal with its place. */
export const PLACEMENTS: ReadonlyMap<string, Placement> = new Map<string, Placement>([
  ...Object.entries(DISTRIBUTED).map(([name, column]) => [name, { class: 'distributed', column }] as const),
  ...REFERENCE.map((name) => [name, { class: 'reference' }] as const),
  ...Object.values(LOCAL)
    .flat()
    .map((name) => [name, { class: 'local' }] as const),
])
