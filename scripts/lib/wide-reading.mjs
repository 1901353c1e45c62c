/**
 * Limits on reading that the machine's own tests and measurements do not reach: they make thousands of
 * calls from one address, and solve hundreds of sliders. Tests of the limits set their own figures.
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
