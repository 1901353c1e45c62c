/** The address of the graph around a company. */
export function analyzeHref(cid: string): string {
  return `/companyAnalyze/?cid=${encodeURIComponent(cid)}`
}
