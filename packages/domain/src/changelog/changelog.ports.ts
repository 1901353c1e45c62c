/** One entry of the change log as its list shows it; `releaseTime` in ms. */
export interface ChangelogEntry {
  readonly id: string
  readonly title: string
  readonly remark: string | null
  readonly labelList: readonly string[]
  readonly releaseTime: number
}

/** A call's failure: its code, or the kind of failure where no answer came, and the server's own words. */
export interface ChangelogFailure {
  readonly error: string
  readonly message: string | null
}

/** What a page of the list is asked by (CHG-02). */
export interface ChangelogQuery {
  readonly platformType: 'PC'
  readonly pageNum: number
  readonly pageSize: number
}

/** The calls of the change log, newest first; a failure is a value, never an exception (CHG-02). */
export interface ChangelogGateway {
  readonly page: (
    query: ChangelogQuery,
  ) => Promise<{ readonly records: readonly ChangelogEntry[]; readonly total: number } | ChangelogFailure>
  /** The body of one entry, as HTML. */
  readonly detail: (id: string) => Promise<{ readonly textBody: string } | ChangelogFailure>
}
