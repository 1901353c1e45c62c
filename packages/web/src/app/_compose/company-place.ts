/** The address of a tool that is about one company. */
export interface CompanyParams {
  /** The company's cid, or '-'. */
  cid: string
  /** A name that is looked for, encoded, or '-'. */
  keyword: string
}

const NONE = '-'

/** The company that a tool is about, and the name that is looked for. */
export const readCompany = async (params: Promise<CompanyParams>) => {
  const { cid, keyword } = await params
  return {
    cid: cid === NONE ? null : decodeURIComponent(cid),
    keyword: keyword === NONE ? '' : Buffer.from(keyword, 'base64url').toString(),
  }
}
