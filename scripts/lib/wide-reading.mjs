/**
 * Limits on reading that a machine's own tests and measurements do not meet: they make thousands of calls from one
 * address, and slide hundreds of times. The limits themselves are tested with figures of their own.
 */
export const WIDE_READING = {
  ...Object.fromEntries(
    [
      ...['ACCOUNT_RATE', 'VISITOR_RATE', 'NETWORK_RATE', 'CRAWLER_RATE', 'VISITOR_PAGES'],
      ...['VISITOR_BUDGET', 'ACCOUNT_BUDGET', 'MEMBER_BUDGET', 'MEMBER_MONTH_BUDGET', 'CRAWLER_BUDGET'],
    ].map((name) => [`READING_${name}`, '999999999']),
  ),
  CAPTCHA_DIFFICULTY: '1',
}
